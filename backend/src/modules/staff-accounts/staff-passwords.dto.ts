import { NewPassword, Optional, RefuseUnknown, Shows, ShowsText } from '../../http/fields.js';
import { MustChangePassword } from '../staff/shared/staff.dto.js';
import { StaffAccountDto } from './staff-accounts.dto.js';

@RefuseUnknown()
export class RevealPasswordDto extends StaffAccountDto {}

@RefuseUnknown()
export class IssueStaffPasswordDto extends StaffAccountDto {
  @NewPassword({
    description: 'The platform admin can reveal the password until the owner changes it',
    example: 'a good password',
  })
  password: string;
  @Optional() @MustChangePassword() mustChangePassword?: boolean;
}

export class RevealedPassword {
  @ShowsText("The issued password, '' when it can no longer be revealed", 'a good password')
  issuedPassword: string;
  @Shows({ type: Boolean, description: 'true: not revealable because the owner changed the password' })
  changedByOwner: boolean;
}

export class IssuedPasswordState {
  @Shows({ type: Boolean, description: 'true: the issued password is still valid and can be revealed' })
  revealable: boolean;
  @Shows({ type: Boolean, description: 'true: the owner changed the password' }) changedByOwner: boolean;
}
