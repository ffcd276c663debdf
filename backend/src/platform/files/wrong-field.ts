import { MulterError } from 'multer';
import { type AppError, fieldError } from '../../core/errors.js';

/**
 * Returns the failure for a file in a field that does not take it, or for a second file in one that does; undefined for
 * any other error. `names` are the fields of the call that take files.
 */
export function wrongField(error: unknown, names: string[]): AppError | undefined {
  if (!(error instanceof MulterError) || error.code !== 'LIMIT_UNEXPECTED_FILE') return undefined;
  const { field = '' } = error;
  const message = names.includes(field)
    ? 'This field takes one file'
    : names.length
      ? `This field takes no file. Send the file as ${names.join(' or ')}`
      : 'This call takes no file';
  return fieldError(field, message);
}
