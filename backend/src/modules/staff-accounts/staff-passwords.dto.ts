import { NewPassword } from '../../http/account-fields.js';
import { Optional } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsText } from '../../http/shown-fields.js';
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
  @ShowsText("The issued password; '' when it can no longer be read", 'a good password')
  issuedPassword: string;
  @Shows({ type: Boolean, description: 'The owner has changed the password' })
  changedByOwner: boolean;
}

export class IssuedPasswordState {
  @Shows({ type: Boolean, description: 'The issued password is still valid and can be read' })
  revealable: boolean;
  @Shows({ type: Boolean, description: 'The owner has changed the password' }) changedByOwner: boolean;
  @Shows({ type: Boolean, description: 'The sign-in asks for a second factor' }) secondFactor: boolean;
}
