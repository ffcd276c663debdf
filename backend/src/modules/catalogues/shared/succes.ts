import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/** Adds the misspelt key `succes` next to `success`, because documented clients read it. */
export function withSucces<T>(Schema: Type<T>): Type<T> {
  ApiProperty({
    type: 'integer',
    enum: [1],
    description: 'Same as success; the spelling is part of the wire format',
  })(Schema.prototype as object, 'succes');
  return Schema;
}
