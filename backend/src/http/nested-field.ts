// Decorators for fields of requests that few calls have: an object, and bytes as text.
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import { grouped } from '../core/grouped.js';
import { field, REQUIRED } from './fields.js';

type More = Pick<ApiPropertyOptions, 'description' | 'example'>;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with the fields of its class. */
export const Nested = (type: new () => object, more: More = {}) =>
  field(
    { type, ...more },
    IsNotEmpty(REQUIRED),
    ValidateBy({ name: 'isObject', validator: { validate: isObject } }, { message: 'Must be an object' }),
    ValidateNested({ message: 'Must be an object' }),
    Type(() => type),
  );

/** Bytes in base64url, without padding. `maxLength` counts characters. */
export const Base64Url = (maxLength: number, more: More = {}) =>
  field(
    { type: String, pattern: '^[A-Za-z0-9_-]+$', maxLength, ...more },
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Must be text' }),
    MaxLength(maxLength, { message: `Use at most ${grouped(maxLength)} characters` }),
    Matches(/^[\w-]+$/, { message: 'Must be base64url' }),
  );
