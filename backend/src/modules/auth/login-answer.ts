import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { answer } from '../../http/answer.js';

/** What a sign-in answers: the profile under its documented key and, unless a panel asked, the tokens. */
export function loginAnswer(name: string, keys: Record<string, Type>): Type {
  const Answer = answer(name, keys);
  const token = (description: string) => ApiProperty({ type: String, required: false, description });
  token('For `Authorization: Bearer`. Not answered to panels: they get a cookie')(
    Answer.prototype,
    'accessToken',
  );
  token('For auth/refresh, once. Not answered to panels')(Answer.prototype, 'refreshToken');
  ApiProperty({
    type: 'integer',
    required: false,
    description: 'Seconds until the access token ends',
    example: 600,
  })(Answer.prototype, 'expiresIn');
  return Answer;
}
