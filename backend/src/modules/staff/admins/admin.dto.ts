import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Email, GivenPassword, NewPassword, Phone } from '../../../http/account-fields.js';
import { FreeText, Id, Optional, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { Shows, ShowsText } from '../../../http/shown-fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { StaffProfile, staffProfile } from '../shared/staff-profile.dto.js';
import {
  ChangePasswordDto,
  MustChangePassword,
  StaffFilters,
  StaffRecordKeys,
  staffRecordKeys,
} from '../shared/staff.dto.js';
import type { Admin as AdminAccount } from './admin.schema.js';
import { SetsField } from './rights/right-set.dto.js';

export class AdminProfile extends StaffProfile {
  @ShowsText("Bio, '' when empty", 'Platform operations') bio: string;
}
/** A platform admin, as shown to other platform admins. */
@ApiSchema({ name: 'Admin' })
export class AdminDto extends IntersectionType(AdminProfile, StaffRecordKeys) {
  @Shows({ type: [String], description: '_ids of the sets of rights that the admin holds' }) sets: string[];
}
/** An admin in the list of admins. */
export class ListedAdmin extends AdminDto {
  @Shows({ type: Boolean, description: 'The sign-in asks for a second factor' }) secondFactor: boolean;
}

export const toAdminProfile = (admin: AdminAccount): AdminProfile => ({
  ...staffProfile(admin),
  bio: admin.bio,
});
export const toAdmin = (admin: AdminAccount): AdminDto => ({
  ...toAdminProfile(admin),
  ...staffRecordKeys(admin),
  sets: (admin.sets ?? []).map(String),
});

export class AdminListQuery extends IntersectionType(ListQuery, StaffFilters) {
  @Sort('createdAt', 'name') sort?: string;
}

export class UpdateAdminProfileDto {
  @Id({ description: "The admin's own _id; another _id returns 404" }) id: string;
  @Optional() @Text(100, { example: 'Meera Nair' }) name?: string;
  @Optional() @Email() email?: string;
  @Optional() @Phone() number?: string;
  @Optional() @FreeText(1000, { lines: true, example: 'Platform operations' }) bio?: string;
  @Optional() @File('image') image?: IncomingFile;
  @Optional()
  @GivenPassword({
    description: 'The current password; panels must send it to change the number or email address',
  })
  currentPassword?: string;
  @VersionSeen() versionSeen?: number;
}

@RefuseUnknown()
export class ChangeAdminPasswordDto extends ChangePasswordDto {}

@RefuseUnknown()
export class AddAdminDto {
  @Text(100, { example: 'Meera Nair' }) name: string;
  @Phone() number: string;
  @NewPassword({ example: 'a good password' }) password: string;
  @Optional() @MustChangePassword() mustChangePassword?: boolean;
  @Optional() @Email() email?: string;
  @Optional() @SetsField('The sets of rights of the new admin; omitted: those of the caller') sets?: string[];
}

/** A replacement for a forgotten password. The admin must choose a new password at the next sign-in. */
@RefuseUnknown()
export class IssueAdminPasswordDto {
  @NewPassword({ example: 'a good password' }) password: string;
}

@RefuseUnknown()
export class EnableAdminDto {
  @Text(500, { lines: true, description: 'Recorded in the audit log', example: 'Back from leave' })
  reason: string;
}

@RefuseUnknown()
export class DisableAdminDto {
  @Text(500, { lines: true, description: 'Recorded in the audit log', example: 'Left the company' })
  reason: string;
}
