import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { responseOf } from '../../../http/response.js';

/** BD and agency admin panels read the misspelt `succes` after a change of password: it stands beside `success`. */
export function passwordChangeResponseOf(name: string, profile: Type): Type {
  const Schema = responseOf(name, { details: profile });
  ApiProperty({
    type: 'integer',
    enum: [1],
    description: 'The same as success, spelt as older clients read it',
  })(Schema.prototype, 'succes');
  return Schema;
}
