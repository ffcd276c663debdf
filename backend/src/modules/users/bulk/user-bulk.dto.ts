import { IdOrEmpty, OneOf, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';

export const USER_BULK_ACTIONS = ['ban', 'unban', 'activate', 'deactivate', 'tag'] as const;
export type UserBulkAction = (typeof USER_BULK_ACTIONS)[number];

@RefuseUnknown()
export class BulkUsersDto extends BulkDto {
  @OneOf(USER_BULK_ACTIONS, 'UserBulkAction', { description: 'What happens to each user' })
  action: UserBulkAction;
  @Optional()
  @IdOrEmpty({ description: "For `tag`: id of an official tag; '' removes the tag" })
  tag?: string;
}
