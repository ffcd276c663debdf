// Every response is { success, message, <documented key>: ... }. `responseOf` creates its named OpenAPI schema.
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIST_ROWS, type ListRows } from './exports/list-rows.js';
import { ERROR_CODES, type ErrorCode } from '../core/errors.js';

export class Envelope {
  @ApiProperty({ type: 'integer', enum: [1], example: 1 }) success: 1;
  @ApiProperty({ description: 'Message for staff', example: 'OK' }) message: string;
}

/**
 * Creates a response schema. `keys` maps each documented key to its record class; `[Type]` is a list. `name` is the
 * schema's name and must be unique.
 */
export function responseOf(name: string, keys: Record<string, Type | [Type]>): Type {
  class Schema extends Envelope {}
  Object.defineProperty(Schema, 'name', { value: name });
  for (const [key, type] of Object.entries(keys)) {
    ApiProperty({ type: () => type as never })(Schema.prototype, key);
  }
  return Schema;
}

/**
 * Creates the response schema of a list: the records of the page and the total number of records. The first list of
 * `keys` is what an export of the list holds.
 */
export function listResponseOf(name: string, keys: Record<string, Type | [Type]>): Type {
  const Schema = responseOf(name, keys);
  const [rows] = Object.entries(keys).flatMap(([key, type]): ListRows[] =>
    Array.isArray(type) ? [{ key, row: type[0] }] : [],
  );
  Reflect.defineMetadata(LIST_ROWS, rows, Schema);
  const count = (description: string) =>
    ApiProperty({ type: 'integer', minimum: 0, description, example: 1 });
  count('Number of matching records over all pages')(Schema.prototype, 'total');
  count('Number of pages of `limit` records')(Schema.prototype, 'pages');
  ApiProperty({
    type: 'integer',
    minimum: 1,
    required: false,
    description: 'Page number of the response, when the query has `around`',
    example: 1,
  })(Schema.prototype, 'page');
  return Schema;
}

export class Failure {
  @ApiProperty({ type: 'integer', enum: [0], example: 0 }) success: 0;
  @ApiProperty({ description: 'Error message for staff' }) message: string;
  @ApiProperty({ enum: ERROR_CODES, enumName: 'ErrorCode', description: 'Error code for programs' })
  code: ErrorCode;
  @ApiProperty({
    required: false,
    description: 'The invalid fields',
    type: 'array',
    items: {
      type: 'object',
      required: ['field', 'message'],
      properties: { field: { type: 'string' }, message: { type: 'string' } },
    },
  })
  errors?: { field: string; message: string }[];
  @ApiProperty({
    required: false,
    type: Object,
    additionalProperties: true,
    description:
      'VERSION_CONFLICT of a call with `versionSeen`: the present record, as the call and its reads answer it',
  })
  details?: object;
  @ApiProperty({ required: false, description: 'VERSION_CONFLICT: who changed the record last, if known' })
  changedBy?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'When `changedBy` changed the record' })
  changedAt?: string;
  @ApiProperty({ description: 'Quote this id when you report a problem' }) requestId: string;
}
