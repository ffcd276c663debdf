import {
  Email,
  File,
  FreeText,
  GivenPassword,
  Id,
  NewPassword,
  Optional,
  Phone,
  RefuseUnknown,
  ShowsText,
  Text,
} from '../api/fields.js';
import type { IncomingFile } from '../files/files.service.js';
import { StaffProfile, staffProfile } from '../staff/staff-profile.dto.js';
import type { Admin } from './admin.schema.js';

export class AdminProfile extends StaffProfile {
  @ShowsText("'' when there is none", 'Platform operations') bio: string;
}

export const toAdminProfile = (admin: Admin): AdminProfile => ({ ...staffProfile(admin), bio: admin.bio });

export class UpdateAdminProfileDto {
  @Id({ description: "The admin's own _id; another's answers 404" }) id: string;
  @Optional() @Text(100, { example: 'Meera Nair' }) name?: string;
  @Optional() @Email() email?: string;
  @Optional() @Phone() number?: string;
  @Optional() @FreeText(1000, { example: 'Platform operations' }) bio?: string;
  @Optional() @File('image') image?: IncomingFile;
}

@RefuseUnknown()
export class ChangeAdminPasswordDto {
  @GivenPassword({ description: 'The present password' }) oldpassword: string;
  @NewPassword() newpassword: string;
  @GivenPassword({ description: 'The new password once more' }) confirmpassword: string;
}
