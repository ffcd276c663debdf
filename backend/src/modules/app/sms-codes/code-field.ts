import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { Text } from '../../../http/fields.js';

/** A request field for an SMS code: six digits. */
export const SmsCodeField = (description = 'The code from the SMS') =>
  applyDecorators(
    Text(6, { description, example: '042917' }),
    Matches(/^\d{6}$/, { message: 'Enter 6 digits' }),
  );
