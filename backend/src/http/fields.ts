// Decorators for the fields of requests: one line per field declares its conversion, its rules and its OpenAPI schema. Forms send all
// values as text, and documented clients send numbers and ids as text in JSON too: the decorators convert both.
// Fields of accounts: account-fields.ts. Files: file-fields.ts. Fields of responses: shown-fields.ts.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsISO8601,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
  ValidateBy,
} from 'class-validator';
import { namedZone } from '../core/days.js';
import { grouped } from '../core/grouped.js';
import { priceOf, wholeOf } from '../core/typed-number.js';
import { freeTextOf, identifierOf, searchTextOf } from '../core/typed-text.js';

/** The documented message for a missing required field. */
export const FIELD_REQUIRED = 'This field cannot be empty';

type Schema = ApiPropertyOptions & { required?: boolean; 'x-max-bytes'?: number };
/** The kinds of records that a filter can name by code or _id: the panels let staff pick one of them by name. */
export type Referred = 'agency' | 'agencyadmin' | 'bd' | 'coin' | 'tag' | 'plan';
/** What a field adds to its schema. */
export type More = Pick<ApiPropertyOptions, 'description' | 'example'> & {
  minLength?: number;
  'x-refers'?: Referred;
};

export const REQUIRED = { message: FIELD_REQUIRED };
/** Combines the OpenAPI schema of a field with its rules. */
export const field = (schema: Schema, ...rules: PropertyDecorator[]): PropertyDecorator =>
  applyDecorators(ApiProperty(schema), ...rules);
export const convert = (change: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

const identifier = convert(identifierOf);
/** Ids are also compared as text (ledger accounts, the caller's own id), so all ids use lower case. */
const idOf = (text: string) => identifierOf(text).toLowerCase();

/** `lines`: people may type line breaks. */
type TextMore = More & { lines?: boolean };

/**
 * Marks a field to which an empty text is a value of its own, such as no biography. Every other empty field or parameter
 * counts as missing (input.pipe.ts).
 */
export const MAY_BE_EMPTY = 'mayBeEmpty';
export const mayBeEmpty = ValidateBy({ name: MAY_BE_EMPTY, validator: { validate: () => true } });

const textField = (maxLength: number, more: More, fold: (text: string) => string, rule: PropertyDecorator) =>
  field(
    { type: String, maxLength, ...more },
    convert(fold),
    rule,
    IsString({ message: 'Must be text' }),
    MaxLength(maxLength, { message: `Use at most ${grouped(maxLength)} characters` }),
  );
const optionalText = (maxLength: number, more: More, fold: (text: string) => string) =>
  textField(maxLength, more, fold, mayBeEmpty);
const requiredText = (maxLength: number, more: More, fold: (text: string) => string) =>
  textField(maxLength, { minLength: 1, ...more }, fold, IsNotEmpty(REQUIRED));

/** Text that must have a visible character. */
export const Text = (maxLength = 200, { lines = false, ...more }: TextMore = {}) =>
  requiredText(maxLength, more, (text) => freeTextOf(text, { lines }));

/** Text that may be empty. */
export const FreeText = (maxLength = 1000, { lines = false, ...more }: TextMore = {}) =>
  optionalText(maxLength, more, (text) => freeTextOf(text, { lines }));

/** A search for names, codes and numbers. */
export const SearchText = (maxLength: number, more: More = {}) => requiredText(maxLength, more, searchTextOf);
export const SearchTextOrEmpty = (maxLength: number, more: More = {}) =>
  optionalText(maxLength, more, searchTextOf);

/** A code, or an id, username or phone number in its place. */
export const Identifier = (maxLength: number, more: More = {}) => requiredText(maxLength, more, identifierOf);
export const IdentifierOrEmpty = (maxLength: number, more: More = {}) =>
  optionalText(maxLength, more, identifierOf);

const inRange = (minimum: number, maximum: number) => [
  IsInt({ message: 'Enter a whole number' }),
  Min(minimum, { message: `Enter ${grouped(minimum)} or more` }),
  Max(maximum, { message: `Enter ${grouped(maximum)} or less` }),
];

/** A whole number. An empty field counts as missing, not as 0: an empty price must not become free. */
export const Int = (minimum: number, maximum: number, more: More = {}) =>
  field(
    { type: 'integer', minimum, maximum, ...more },
    convert((text) => (identifierOf(text) === '' ? undefined : wholeOf(text))),
    IsNotEmpty(REQUIRED),
    ...inRange(minimum, maximum),
  );

/**
 * A whole number, or '' for no value, converted to null. Always use it below `@Optional`: a missing field means
 * unchanged.
 */
export const IntOrEmpty = (minimum: number, maximum: number, more: More = {}) =>
  field(
    {
      oneOf: [
        { type: 'integer', minimum, maximum },
        { type: 'string', enum: [''] },
      ],
      ...more,
    },
    convert((text) => (identifierOf(text) === '' ? null : wholeOf(text))),
    ...inRange(minimum, maximum),
    mayBeEmpty,
  );

// Replaces IsNumber's maxDecimalPlaces, which throws for numbers written with an exponent.
const isRupees = (value: unknown) =>
  typeof value === 'number' && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 && value * 100 >= 1;

/** An amount in rupees with up to two decimals. An empty field counts as missing, not as 0. */
export const Rupees = (more: More = {}) =>
  field(
    { type: Number, minimum: 0.01, maximum: 10_000_000, ...more },
    convert((text) => (identifierOf(text) === '' ? undefined : priceOf(text))),
    IsNotEmpty(REQUIRED),
    ValidateBy(
      { name: 'isRupees', validator: { validate: isRupees } },
      { message: 'Enter an amount such as 99 or 99.50' },
    ),
    Min(0.01, { message: 'Enter 0.01 or more' }),
    Max(10_000_000, { message: 'Enter 10,000,000 or less' }),
  );

/** A calendar day, `2026-01-31`. */
export const Day = (more: More = {}) =>
  field(
    { type: String, format: 'date', example: '2026-01-31', ...more },
    identifier,
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Enter a day such as 2026-01-31' }),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Enter a day such as 2026-01-31' }),
    IsISO8601({ strict: true }, { message: 'This day does not exist' }),
  );

const TRUTH: Record<string, boolean> = { true: true, false: false, '1': true, '0': false };
/** true or false; forms send 'true', 'false', '1' or '0'. */
export const Flag = (more: More = {}) =>
  field(
    { type: Boolean, ...more },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' || typeof value === 'number' ? (TRUTH[String(value)] ?? value) : value,
    ),
    IsNotEmpty(REQUIRED),
    IsBoolean({ message: 'Must be true or false' }),
  );

/** One of a few values. A number is converted to text, because the values are text. */
export const OneOf = <const T extends string>(values: readonly T[], enumName: string, more: More = {}) =>
  field(
    { enum: [...values], enumName, ...more },
    Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? String(value) : value)),
    IsNotEmpty(REQUIRED),
    IsIn(values, { message: `Must be one of ${values.join(', ')}` }),
  );

/** A form writes a list of one entry as that entry. */
const listOf = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** A list of these values, each at most once. */
export const SomeOf = <const T extends string>(values: readonly T[], enumName: string, more: More = {}) =>
  field(
    { enum: [...values], enumName, isArray: true, maxItems: values.length, uniqueItems: true, ...more },
    Transform(({ value }: { value: unknown }) => listOf(value)),
    IsArray({ message: 'Must be a list' }),
    ArrayMaxSize(values.length, { message: 'Name each value at most once' }),
    ArrayUnique({ message: 'Name each value at most once' }),
    IsIn(values, { each: true, message: 'Must be a list of known values' }),
  );

/** A record's _id. */
export const Id = (more: More = {}) =>
  field(
    { type: String, pattern: '^[0-9a-fA-F]{24}$', example: '66f0c0ffee00000000000001', ...more },
    convert(idOf),
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Must be a valid id' }),
    IsMongoId({ message: 'Must be a valid id' }),
  );

/** A record's _id or '' for none. */
export const IdOrEmpty = (more: More = {}) =>
  field(
    { type: String, pattern: '^([0-9a-fA-F]{24})?$', example: '66f0c0ffee00000000000001', ...more },
    convert(idOf),
    IsString({ message: 'Must be a valid id' }),
    Matches(/^([0-9a-f]{24})?$/i, { message: 'Must be a valid id' }),
    mayBeEmpty,
  );

/** A date and time in the format of the API. An empty field counts as missing. */
export const Time = (more: More = {}) =>
  field(
    { type: String, format: 'date-time', example: '2026-01-31T12:00:00.000Z', ...more },
    convert((text) => {
      if (text.trim() === '') return undefined;
      const time = new Date(text.trim());
      return Number.isNaN(time.getTime()) ? text : time;
    }),
    IsNotEmpty(REQUIRED),
    IsDate({ message: 'Enter a date and time' }),
  );

const isTimeZone = (value: unknown): boolean => typeof value === 'string' && namedZone(value) !== undefined;

/** A time zone by its IANA name. */
export const TimeZone = (more: More = {}) =>
  field(
    { type: String, maxLength: 60, ...more },
    identifier,
    MaxLength(60, { message: 'Use at most 60 characters' }),
    ValidateBy(
      { name: 'isTimeZone', validator: { validate: isTimeZone } },
      { message: 'Enter a time zone such as Asia/Kolkata' },
    ),
  );

/** SHA-256 as hexadecimal. */
export const Fingerprint = (more: More = {}) =>
  field(
    { type: String, pattern: '^[0-9a-f]{64}$', example: 'a'.repeat(64), ...more },
    identifier,
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Must be text' }),
    Matches(/^[0-9a-f]{64}$/, { message: 'Must be 64 hexadecimal digits' }),
  );

/** A list of record ids. */
export const Ids = (maximum: number, more: More = {}) =>
  field(
    { type: [String], maxItems: maximum, minItems: 1, ...more },
    Transform(({ value }: { value: unknown }) => {
      const list = listOf(value);
      return Array.isArray(list)
        ? list.map((one: unknown) => (typeof one === 'string' ? idOf(one) : one))
        : list;
    }),
    IsArray({ message: 'Must be a list of ids' }),
    ArrayNotEmpty(REQUIRED),
    ArrayMaxSize(maximum, { message: `Use at most ${grouped(maximum)} ids` }),
    IsMongoId({ each: true, message: 'Must be a list of ids' }),
  );

/** A list of objects, each with the fields of its class. */
export const Items = <T extends object>(type: new () => T, maximum: number, more: More = {}) =>
  field(
    { type: [type], maxItems: maximum, minItems: 1, ...more },
    IsArray({ message: 'Must be a list' }),
    ArrayNotEmpty(REQUIRED),
    ArrayMaxSize(maximum, { message: `Use at most ${grouped(maximum)} entries` }),
    // ValidateNested accepts a list as an object and then checks none of its entries.
    ValidateBy(
      { name: 'isNotList', validator: { validate: (one: unknown) => !Array.isArray(one) } },
      { each: true, message: 'Must be a list of objects' },
    ),
    ValidateNested({ each: true, message: 'Must be a list of objects' }),
    Type(() => type),
  );

/** Marks a field that may be missing. Place it above the field's own decorator: `@Optional() @Text() name?: string`. */
export const Optional = () => applyDecorators(IsOptional(), ApiProperty({ required: false }));
