import { NewPassword, Phone } from '../../../http/account-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { SmsCodeField } from '../sms-codes/code-field.js';

@RefuseUnknown()
export class ForgotPasswordDto {
  @Phone() number: string;
}

@RefuseUnknown()
export class SetForgottenPasswordDto {
  @Phone() number: string;
  @SmsCodeField() code: string;
  @NewPassword({ example: 'another good password' }) password: string;
}
