import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { responseOf } from '../../http/response.js';

/**
 * Creates the schema of a sign-in response: the profile under its documented key and, unless a panel calls, the tokens.
 */
export function loginResponseOf(name: string, keys: Record<string, Type>): Type {
  const Schema = responseOf(name, keys);
  const token = (description: string) => ApiProperty({ type: String, required: false, description });
  token('For `Authorization: Bearer`. Absent for panels, which get a cookie')(
    Schema.prototype,
    'accessToken',
  );
  token('For auth/refresh, once. Absent for panels')(Schema.prototype, 'refreshToken');
  ApiProperty({
    type: 'integer',
    required: false,
    description: 'Seconds until the access token expires',
    example: 600,
  })(Schema.prototype, 'expiresIn');
  return Schema;
}
