import { AppError } from '../../core/errors.js';

/** The value of Retry-After in seconds when a file could not be written. */
const RETRY_SECONDS = 60;

/** Returns UNAVAILABLE for an error of the operating system: the disk is full or not writable. */
export function asUnwritable(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('errno' in error)) return undefined;
  const message = 'The files could not be stored. Please try again in a minute';
  return new AppError('UNAVAILABLE', message, undefined, RETRY_SECONDS, { cause: error });
}
