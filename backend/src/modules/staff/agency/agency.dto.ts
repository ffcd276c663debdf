import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Email, Phone } from '../../../http/account-fields.js';
import { Id, Identifier, IdentifierOrEmpty, Optional, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { Shows, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { StaffProfile, staffProfile } from '../shared/staff-profile.dto.js';
import {
  AddStaffDto,
  ParentCode,
  StaffListQuery,
  StaffRecordKeys,
  staffRecordKeys,
  UpdateStaffDto,
} from '../shared/staff.dto.js';
import type { Agency as AgencyAccount } from './agency.schema.js';

export class AgencyProfile extends StaffProfile {
  @ShowsText('Agency code', 'AG100001') uniqueId: string;
  @ShowsText('Code of the BD', 'BD100001') bd: string;
  @ShowsText('Code of the agency admin', 'AA100001') admin: string;
}
@ApiSchema({ name: 'Agency' })
export class AgencyDto extends IntersectionType(AgencyProfile, StaffRecordKeys) {
  @ShowsInt('Approved hosts', 12) hosts: number;
  @Shows({ enum: ['0', '1'], description: "'1': imported from the legacy system under the id sqlId" })
  old: string;
  @ShowsText("Id in the legacy system, or ''", '') sqlId: string;
}

const bd = () =>
  IdentifierOrEmpty(30, { description: 'Code or _id of the BD of its agency admin', example: 'BD100001' });
const admin = () => IdentifierOrEmpty(30, { description: 'Agency admin code or _id', example: 'AA100001' });

/** A platform admin must send `bd` and `admin`. For other callers they come from the session. */
export class AddAgencyDto extends AddStaffDto {
  @Optional() @bd() bd?: string;
  @Optional() @admin() admin?: string;
}
export class UpdateAgencyDto extends UpdateStaffDto {
  @Id() id: string;
  @Optional() @bd() bd?: string;
  @Optional() @admin() admin?: string;
}
/** An update of the agency's own profile. */
export class UpdateOwnAgencyDto {
  @Id() id: string;
  @Optional() @Text(100, { example: 'Starlight Talent' }) name?: string;
  @Optional() @Email() email?: string;
  @Optional() @Phone() number?: string;
  @Optional() @File('image') avatar?: IncomingFile;
  @VersionSeen() versionSeen?: number;
}

const agencyAdmin = () =>
  Identifier(30, { description: 'Code or _id of the agency admin', example: 'AA100001' });
export class AgencyListQuery extends StaffListQuery {
  @Optional() @ParentCode('bd', 'BD', 'BD100001', 'bd') bd?: string;
  @Optional() @ParentCode('admin', 'agency admin', 'AA100001', 'agencyadmin') agencyAdmin?: string;
}
export class AgenciesOfAgencyAdminDto extends StaffListQuery {
  @agencyAdmin() agencyadmin: string;
}
/** Like AgenciesOfAgencyAdminDto, with the field name of another documented endpoint. */
export class AgenciesOfAdminDto extends StaffListQuery {
  @agencyAdmin() admin: string;
}

export const toAgencyProfile = (agency: AgencyAccount): AgencyProfile => ({
  ...staffProfile(agency),
  uniqueId: agency.uniqueId,
  bd: agency.bd,
  admin: agency.admin,
});
export const toAgency = (agency: AgencyAccount, hosts: number): AgencyDto => ({
  ...toAgencyProfile(agency),
  ...staffRecordKeys(agency),
  hosts,
  old: agency.old,
  sqlId: agency.sqlId,
});
