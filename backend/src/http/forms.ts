// What all multipart forms share, with and without files: their limits, and the errors of their parser.
import type { Type } from '@nestjs/common';
import type { Options } from 'multer';
import { AppError } from '../core/errors.js';
import { FILE_LIMITS } from '../core/file-kinds.js';
import { filesOf } from './file-fields.js';
import { knownFields } from './known-fields.js';

/** Returns the limits of a form with files: the fields and files of its DTO, and some more fields, which are dropped. */
export function fileFormLimits(dto: Type): Options['limits'] {
  const kinds = Object.values(filesOf(dto));
  const fields = Math.max(30, knownFields(dto).size);
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

/** The fields of a form without files: a list of 1,000 ids, and all fields of a record, which clients may send. */
const TEXT_FIELDS = 1_100;

/** Returns the limits of a form without files, whose size is known to be at most `bytes`. */
export const textFormLimits = (bytes: number): Options['limits'] => ({
  ...NAMES,
  fieldSize: bytes,
  fields: TEXT_FIELDS,
  parts: TEXT_FIELDS,
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
