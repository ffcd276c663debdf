import { AppError } from '../../core/errors.js';

/** How long a list with filters beyond the documented API may read. */
export const filteredReads = { milliseconds: 2_000 };
/** MongoDB's code for an operation that exceeded its time limit. */
const MAX_TIME_EXPIRED = 50;
const TOO_LONG = 'This takes too long. Choose a narrower value, or add another filter';

export interface TimeLimit {
  maxTimeMS?: number;
}

const isExpired = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === MAX_TIME_EXPIRED;

/**
 * Runs a read of a list. With filters, a read of more than 2 s ends with VALIDATION_FAILED at these filters: a
 * combination of filters may have no index of its own. Without filters, a read has no limit.
 */
export async function withinTime<T>(
  filters: readonly string[] | undefined,
  read: (limit: TimeLimit) => Promise<T>,
): Promise<T> {
  if (!filters?.length) return read({});
  try {
    return await read({ maxTimeMS: filteredReads.milliseconds });
  } catch (error) {
    if (!isExpired(error)) throw error;
    throw new AppError(
      'VALIDATION_FAILED',
      TOO_LONG,
      filters.map((field) => ({ field, message: TOO_LONG })),
    );
  }
}

/** Runs a read with a time limit. Returns undefined if the read did not end in time. */
export async function ifInTime<T>(
  milliseconds: number,
  read: (limit: TimeLimit) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read({ maxTimeMS: milliseconds });
  } catch (error) {
    if (isExpired(error)) return undefined;
    throw error;
  }
}
