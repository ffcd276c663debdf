import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { responseOf } from '../../../http/response.js';

/** Adds the misspelled `succes` to the response: the BD and agency admin panels read it after a password change. */
export function passwordChangeResponseOf(name: string, profile: Type): Type {
  const Schema = responseOf(name, { details: profile });
  ApiProperty({
    type: 'integer',
    enum: [1],
    description: 'Same as success; the spelling is part of the wire format',
  })(Schema.prototype, 'succes');
  return Schema;
}
