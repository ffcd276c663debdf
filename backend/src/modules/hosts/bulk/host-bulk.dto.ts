import { Flag, OneOf, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';

export const HOST_BULK_ACTIONS = ['approve', 'reject'] as const;
export type HostBulkAction = (typeof HOST_BULK_ACTIONS)[number];

@RefuseUnknown()
export class BulkHostsDto extends BulkDto {
  @OneOf(HOST_BULK_ACTIONS, 'HostBulkAction', { description: 'The decision about each application' })
  action: HostBulkAction;
  @Optional()
  @Flag({ description: 'true: only an admin can approve the rejected applications later' })
  final?: boolean;
}
