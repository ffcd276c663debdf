import { GivenPassword, NewPassword } from '../../http/account-fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';

@RefuseUnknown()
export class ChangeOwnPasswordDto {
  @GivenPassword({ description: 'The current password', example: 'old password' }) oldPassword: string;
  @NewPassword({ example: 'another good password' }) newPassword: string;
}
