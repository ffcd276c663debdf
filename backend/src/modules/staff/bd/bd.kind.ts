import { bdsIn } from '../../../core/scope.js';
import { defineStaffKind, WITH_CODE, withoutPlus } from '../shared/staff-kind.js';
import { toBdProfile } from './bd.dto.js';
import { Bd } from './bd.schema.js';

export const bdKind = defineStaffKind({
  kind: 'bd',
  record: Bd,
  ...WITH_CODE,
  ownedBy: bdsIn,
  toProfile: toBdProfile,
  number: withoutPlus,
});
