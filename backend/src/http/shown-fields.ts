// Decorators for the fields of responses: a schema without rules.
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

export const Shows = (schema: ApiPropertyOptions & { example?: unknown }) => ApiProperty(schema);
const described = (description: string) => (description ? { description } : {});
export const ShowsId = (description = '') =>
  ApiProperty({ type: String, ...described(description), example: '66f0c0ffee00000000000001' });
export const ShowsText = (description = '', example?: string) =>
  ApiProperty({ type: String, ...described(description), ...(example !== undefined && { example }) });
export const ShowsInt = (description = '', example = 0) =>
  ApiProperty({ type: 'integer', ...described(description), example });
export const ShowsTime = (description = '') =>
  ApiProperty({
    type: String,
    format: 'date-time',
    ...described(description),
    example: '2026-01-31T12:00:00.000Z',
  });
/** A time, or null when there is none. */
export const ShowsTimeOrNull = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });
export const ShowsImage = (description = "Path below /api; '' when no image is set") =>
  ApiProperty({ type: String, description, example: 'uploads/users/66f0c0ffee00000000000001.webp' });
