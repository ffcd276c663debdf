import { NewPassword, Phone, RefuseUnknown } from '../../../http/fields.js';
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
