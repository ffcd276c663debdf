import { agenciesIn } from '../../../core/scope.js';
import { defineStaffKind, WITH_CODE, withoutPlus } from '../shared/staff-kind.js';
import { toAgencyProfile } from './agency.dto.js';
import { Agency } from './agency.schema.js';

export const agencyKind = defineStaffKind({
  kind: 'agency',
  record: Agency,
  ...WITH_CODE,
  ownedBy: agenciesIn,
  toProfile: toAgencyProfile,
  number: withoutPlus,
});
