import { OneOf } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';

export const VIDEO_BULK_ACTIONS = ['approve', 'reject', 'delete'] as const;
export type VideoBulkAction = (typeof VIDEO_BULK_ACTIONS)[number];

@RefuseUnknown()
export class BulkVideosDto extends BulkDto {
  @OneOf(VIDEO_BULK_ACTIONS, 'VideoBulkAction', { description: 'What happens to each video' })
  action: VideoBulkAction;
}
