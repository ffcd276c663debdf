import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText } from '../../http/shown-fields.js';
import { toWornItem, WornItem } from '../items/items.dto.js';
import type { User } from '../users/user.schema.js';

/** What everybody sees of a user of the app. */
export class PublicProfile {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Name', 'Anita Sharma') name: string;
  @ShowsText('What the user writes about themselves', 'Singer from Pune') bio: string;
  @ShowsImage() picture: string;
  @ShowsInt('Level', 5) level: number;
  @Shows({
    type: () => WornItem,
    isArray: true,
    description: 'What the user wears, at most one thing a place',
  })
  worn: WornItem[];
}

export const toPublicProfile = (
  { _id, username, name, bio, picture, level }: User,
  worn: Parameters<typeof toWornItem>[0][],
): PublicProfile => ({
  _id: _id.toHexString(),
  ...{ username, name, bio, picture, level },
  worn: worn.map(toWornItem),
});
