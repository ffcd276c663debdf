import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { ShowsText } from '../../../http/shown-fields.js';
import { StaffProfile, staffProfile } from '../shared/staff-profile.dto.js';
import { StaffRecordKeys, staffRecordKeys } from '../shared/staff.dto.js';
import type { Bd as BdAccount } from './bd.schema.js';

export class BdProfile extends StaffProfile {
  @ShowsText('BD code', 'BD100001') uniqueId: string;
  @ShowsText('_id of the admin who created the BD') createBy: string;
}
@ApiSchema({ name: 'Bd' })
export class BdDto extends IntersectionType(BdProfile, StaffRecordKeys) {}

export const toBdProfile = (bd: BdAccount): BdProfile => ({
  ...staffProfile(bd),
  uniqueId: bd.uniqueId,
  createBy: bd.createBy,
});
export const toBd = (bd: BdAccount): BdDto => ({ ...toBdProfile(bd), ...staffRecordKeys(bd) });
