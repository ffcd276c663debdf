// What all multipart forms share, with and without files: their limits, and the errors of their parser.
import type { Type } from '@nestjs/common';
import type { Options } from 'multer';
import { AppError } from '../core/errors.js';
import { FILE_LIMITS } from '../core/file-kinds.js';
import { filesOf } from './file-fields.js';
import { knownFields } from './known-fields.js';

/** The text fields that a form may have beyond those of its call, which are dropped: clients send whole records. */
const MORE_FIELDS = 100;

/** Returns the limits of a form with files: the fields and files of its DTO, and some more fields. */
export function fileFormLimits(dto: Type): Options['limits'] {
  const kinds = Object.values(filesOf(dto));
  const fields = knownFields(dto).size + MORE_FIELDS;
  return {
    ...NAMES,
    fileSize: Math.max(...kinds.map((kind) => FILE_LIMITS[kind]), 0),
    files: kinds.length,
    fields,
    parts: fields + kinds.length,
    // The longest text of a form, 1,000 characters, has at most 4,000 bytes.
    fieldSize: 16_384,
  };
}

/** Returns the limits of a form without files, whose size is known to be at most `bytes`. */
export const textFormLimits = (bytes: number): Options['limits'] => ({
  ...NAMES,
  fieldSize: bytes,
  // A list of 1,000 ids is a form of 1,000 fields with the same name.
  fields: 1_000 + MORE_FIELDS,
  parts: 1_000 + MORE_FIELDS,
});

const NAMES = {
  fieldNameSize: 100,
  headerPairs: 20,
  // No form of the API is nested. An index creates a list of that length, so a large index is rejected before the
  // list exists.
  fieldNestingDepth: 1,
  fieldArrayIndexLimit: 100,
};

/** Returns the error of an unreadable form. Busboy reports such a form as a plain Error. */
export const asUnreadableForm = (error: Error): Error =>
  error.constructor === Error ? new AppError('VALIDATION_FAILED', 'The form could not be read') : error;
