import { OneOf } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';

export const WITHDRAWAL_BULK_ACTIONS = ['approve', 'reject'] as const;
export type WithdrawalBulkAction = (typeof WITHDRAWAL_BULK_ACTIONS)[number];

@RefuseUnknown()
export class BulkWithdrawalsDto extends BulkDto {
  @OneOf(WITHDRAWAL_BULK_ACTIONS, 'WithdrawalBulkAction', { description: 'The decision about each request' })
  action: WithdrawalBulkAction;
}
