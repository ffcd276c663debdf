import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsImage, ShowsText } from '../../../http/shown-fields.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import type { Tag } from './tag.schema.js';

export class TagListQuery extends CatalogueListQuery {
  @Sort('title', 'createdAt') sort?: string;
}
export class AddTagDto extends CatalogueFields {
  @Text(60, { example: 'Official Host' }) title: string;
  @File('image') image: IncomingFile;
}
export class UpdateTagDto extends updateOf(AddTagDto) {}

@ApiSchema({ name: 'Tag' })
export class TagDto extends CatalogueRecordDto {
  @ShowsText('Shown next to the names of users with this tag', 'Official Host') title: string;
  @ShowsImage() image: string;
}

export const toTagDto = ({ _id, shown, version, title, image }: Tag): TagDto => ({
  ...recordDto({ _id, shown, version }),
  title,
  image,
});
