import { ShowsId, ShowsImage, ShowsText } from '../../api/fields.js';
import type { Tag as TagRecord } from './tag.schema.js';

export class Tag {
  @ShowsId() _id: string;
  @ShowsText('Shown beside the name of a user who has it', 'Official Host') title: string;
  @ShowsImage() image: string;
}

export const toTag = ({ _id, title, image }: TagRecord): Tag => ({ _id: _id.toHexString(), title, image });
