import { OneOf } from '../../../http/fields.js';
import { filtersOf } from '../../../http/list-query.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';
import { AgencyListQuery } from '../../staff/agency/agency.dto.js';
import { AgencyAdminListQuery } from '../../staff/agency-admin/agency-admin.dto.js';
import { CoinAgencyListQuery } from '../../staff/coin-agency/coin-agency.dto.js';
import { StaffListQuery } from '../../staff/shared/staff.dto.js';

export const STAFF_BULK_ACTIONS = ['disable', 'enable', 'passwords'] as const;
export type StaffBulkAction = (typeof STAFF_BULK_ACTIONS)[number];

/** The filters of the lists, for changes of all accounts that they show. */
export class BdFilter extends filtersOf(StaffListQuery) {}
export class AgencyAdminFilter extends filtersOf(AgencyAdminListQuery) {}
export class AgencyFilter extends filtersOf(AgencyListQuery) {}
export class CoinAgencyFilter extends filtersOf(CoinAgencyListQuery) {}
export type StaffFilter = BdFilter | AgencyAdminFilter | AgencyFilter | CoinAgencyFilter;

@RefuseUnknown()
export class BulkStaffDto extends BulkDto {
  @OneOf(STAFF_BULK_ACTIONS, 'StaffBulkAction', {
    description: 'disable and enable need a reason; passwords: each account gets a new password',
  })
  action: StaffBulkAction;
}
