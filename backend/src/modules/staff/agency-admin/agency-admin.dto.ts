import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Identifier, IdentifierOrEmpty, Optional } from '../../../http/fields.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { StaffProfile, staffProfile } from '../shared/staff-profile.dto.js';
import {
  AddStaffDto,
  ParentCode,
  StaffListQuery,
  StaffRecordKeys,
  staffRecordKeys,
} from '../shared/staff.dto.js';
import type { AgencyAdmin as AgencyAdminAccount } from './agency-admin.schema.js';

export class AgencyAdminProfile extends StaffProfile {
  @ShowsText('Agency admin code', 'AA100001') uniqueId: string;
  @ShowsText('Code of the BD', 'BD100001') createBy: string;
}
@ApiSchema({ name: 'AgencyAdmin' })
export class AgencyAdminDto extends IntersectionType(AgencyAdminProfile, StaffRecordKeys) {}

export class AddAgencyAdminDto extends AddStaffDto {
  @Optional()
  @IdentifierOrEmpty(30, {
    description: 'Code or _id of its BD; required for the admin; a BD can only use its own',
    example: 'BD100001',
  })
  createBy?: string;
}

export class AgencyAdminListQuery extends StaffListQuery {
  @Optional() @ParentCode('createBy', 'BD', 'BD100001', 'bd') bd?: string;
}

export class AgencyAdminsOfBdDto extends StaffListQuery {
  @Identifier(30, { description: 'Code or _id of the BD', example: 'BD100001' }) createBy: string;
}

export const toAgencyAdminProfile = (account: AgencyAdminAccount): AgencyAdminProfile => ({
  ...staffProfile(account),
  uniqueId: account.uniqueId,
  createBy: account.createBy,
});
export const toAgencyAdmin = (account: AgencyAdminAccount): AgencyAdminDto => ({
  ...toAgencyAdminProfile(account),
  ...staffRecordKeys(account),
});
