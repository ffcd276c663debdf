import { agencyAdminsIn } from '../../../core/scope.js';
import { defineStaffKind, WITH_CODE, withoutPlus } from '../shared/staff-kind.js';
import { toAgencyAdminProfile } from './agency-admin.dto.js';
import { AgencyAdmin } from './agency-admin.schema.js';

export const agencyAdminKind = defineStaffKind({
  kind: 'agencyadmin',
  record: AgencyAdmin,
  ...WITH_CODE,
  ownedBy: agencyAdminsIn,
  toProfile: toAgencyAdminProfile,
  number: withoutPlus,
});
