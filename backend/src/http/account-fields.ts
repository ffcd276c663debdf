// Decorators for the fields of accounts: how people are reached, and how they sign in.
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { isExact, phoneOf } from '../core/typed-number.js';
import { emailOf, identifierOf, passwordOf } from '../core/typed-text.js';
import { convert, field, mayBeEmpty, type More, REQUIRED } from './fields.js';

/**
 * A phone number of 5 to 15 digits with any separators. The decorator keeps a leading plus; the caller decides whether
 * to store the plus.
 */
export const Phone = (more: More = {}) =>
  field(
    { type: String, pattern: '^\\+?[0-9]{5,15}$', example: '919876543210', ...more },
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' || isExact(value) ? phoneOf(String(value)) : value,
    ),
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Enter a phone number of 5 to 15 digits' }),
    Matches(/^\+?\d{5,15}$/, { message: 'Enter a phone number of 5 to 15 digits' }),
  );

export const Email = (more: More = {}) =>
  field(
    { type: String, format: 'email', maxLength: 200, example: 'someone@example.com', ...more },
    convert(emailOf),
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Enter an email address such as someone@example.com' }),
    MaxLength(200, { message: 'Use at most 200 characters' }),
    IsEmail({}, { message: 'Enter an email address such as someone@example.com' }),
  );

/** An email address, or '' for none. */
export const EmailOrEmpty = (more: More = {}) =>
  field(
    { type: String, maxLength: 200, example: 'someone@example.com', ...more },
    convert(emailOf),
    ValidateIf((_record, value: unknown) => value !== ''),
    IsString({ message: 'Enter an email address such as someone@example.com' }),
    MaxLength(200, { message: 'Use at most 200 characters' }),
    IsEmail({}, { message: 'Enter an email address such as someone@example.com' }),
    mayBeEmpty,
  );

/** A name for sign-in and search: letters, digits, dot, dash and underscore. */
export const Username = (more: More = {}) =>
  field(
    { type: String, pattern: '^[\\w.-]{3,30}$', example: 'anita.sharma', ...more },
    convert(identifierOf),
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Must be text' }),
    Matches(/^[\w.-]{3,30}$/, {
      message: 'Use 3–30 letters, numbers, dots, dashes or underscores',
    }),
  );

/** A new password of at least 8 characters, not trimmed. */
export const NewPassword = (more: More = {}) =>
  field(
    { type: String, format: 'password', minLength: 8, maxLength: 200, ...more },
    convert(passwordOf),
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Must be text' }),
    MinLength(8, { message: 'Use at least 8 characters' }),
    MaxLength(200, { message: 'Use at most 200 characters' }),
  );

/** A password to verify. */
export const GivenPassword = (more: More = {}) =>
  field(
    { type: String, format: 'password', maxLength: 200, ...more },
    IsNotEmpty(REQUIRED),
    IsString({ message: 'Must be text' }),
    MaxLength(200, { message: 'Use at most 200 characters' }),
  );

/** A password field of an edit form: empty means unchanged. */
export const PasswordOrEmpty = (more: More = {}) =>
  field(
    { type: String, format: 'password', maxLength: 200, ...more },
    convert(passwordOf),
    IsString({ message: 'Must be text' }),
    Matches(/^$|^[\s\S]{8,}$/, { message: 'Use at least 8 characters' }),
    MaxLength(200, { message: 'Use at most 200 characters' }),
    mayBeEmpty,
  );
