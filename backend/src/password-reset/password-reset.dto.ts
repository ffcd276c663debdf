import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { NewPassword, Phone, RefuseUnknown, Text } from '../api/fields.js';

const Code = () =>
  applyDecorators(
    Text(6, { description: 'As it came by SMS', example: '042917' }),
    Matches(/^\d{6}$/, { message: 'This takes 6 digits' }),
  );

@RefuseUnknown()
export class ForgotPasswordDto {
  @Phone() number: string;
}

@RefuseUnknown()
export class SetForgottenPasswordDto {
  @Phone() number: string;
  @Code() code: string;
  @NewPassword({ example: 'another good password' }) password: string;
}
