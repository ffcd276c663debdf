import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { answer } from '../../../http/answer.js';

/** BD and agency admin panels read the misspelt `succes` after a change of password: it stands beside `success`. */
export function passwordChangeAnswer(name: string, profile: Type): Type {
  const Answer = answer(name, { details: profile });
  ApiProperty({
    type: 'integer',
    enum: [1],
    description: 'The same as success, spelt as older clients read it',
  })(Answer.prototype, 'succes');
  return Answer;
}
