import { OneOf } from '../../../../http/fields.js';
import { RefuseUnknown } from '../../../../http/refuse-unknown.js';
import { BulkDto } from '../../../../platform/bulk/bulk.dto.js';

export const WAITING_BULK_ACTIONS = ['approve', 'refuse'] as const;
export type WaitingBulkAction = (typeof WAITING_BULK_ACTIONS)[number];

@RefuseUnknown()
export class BulkWaitingDto extends BulkDto {
  @OneOf(WAITING_BULK_ACTIONS, 'WaitingBulkAction', { description: 'The decision about each request' })
  action: WaitingBulkAction;
}
