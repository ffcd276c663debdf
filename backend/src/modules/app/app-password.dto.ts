import { GivenPassword, NewPassword, RefuseUnknown } from '../../http/fields.js';

@RefuseUnknown()
export class ChangeOwnPasswordDto {
  @GivenPassword({ description: 'The current password', example: 'old password' }) oldPassword: string;
  @NewPassword({ example: 'another good password' }) newPassword: string;
}
