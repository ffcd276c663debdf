import { GivenPassword, NewPassword, Phone, Username } from '../../http/account-fields.js';
import { FreeText, Optional, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { SmsCodeField } from './sms-codes/code-field.js';

@RefuseUnknown()
export class RegisterUserDto {
  @Username() username: string;
  @Text(100, { example: 'Anita Sharma' }) name: string;
  @Phone() number: string;
  @NewPassword({ example: 'a good password' }) password: string;
  @Optional() @FreeText(20, { example: 'female' }) gender?: string;
  @Optional()
  @SmsCodeField('Code from app/register/code; required while SMS codes are set up')
  code?: string;
}

@RefuseUnknown()
export class RegistrationCodeDto {
  @Phone() number: string;
}

@RefuseUnknown()
export class DeleteAccountDto {
  @GivenPassword({ description: 'The current password, to confirm', example: 'a good password' })
  password: string;
}

@RefuseUnknown()
export class LoginUserDto {
  @Phone() number: string;
  @GivenPassword({ example: 'a good password' }) password: string;
}
