import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { convert, Identifier } from '../../../http/fields.js';

/** A request field for an SMS code: six digits, which people also type in groups. */
export const SmsCodeField = (description = 'The code from the SMS') =>
  applyDecorators(
    Identifier(6, { description, example: '042917' }),
    convert((code) => code.replace(/[\s-]/g, '')),
    Matches(/^\d{6}$/, { message: 'Enter 6 digits' }),
  );
