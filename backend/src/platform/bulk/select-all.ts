import { AppError } from '../../core/errors.js';
import { grouped } from '../../core/grouped.js';
import type { Page } from '../../http/list-query.js';
import { Portion } from '../../http/portion.js';
import type { Listed } from '../database/paging.js';
import type { BulkTarget } from './bulk-action.js';

/** The maximum number of records of one bulk change. */
export const MOST_SELECTED = 50_000;

/**
 * Reads everything that a list's call matches at this moment, portion by portion, like an export of the list. Fails with
 * VERSION_CONFLICT when another number matches than the person saw.
 */
export async function selectAll<T>(
  expected: number,
  read: (page: Page) => Promise<Listed<T>>,
  targetOf: (record: T) => BulkTarget,
): Promise<BulkTarget[]> {
  const portion = new Portion();
  const targets: BulkTarget[] = [];
  while (!portion.isLast) {
    const { records, total } = await read({ page: portion.number, limit: portion.limit, portion });
    if (total > MOST_SELECTED)
      throw new AppError(
        'VALIDATION_FAILED',
        `Select at most ${grouped(MOST_SELECTED)} records. Add a filter`,
      );
    if (total !== expected) throw otherNumber(total, expected);
    targets.push(...records.map(targetOf));
    portion.number += 1;
  }
  if (targets.length !== expected) throw otherNumber(targets.length, expected);
  return targets;
}

/** Creates the error for a selection that has changed since the person saw it. */
export const otherNumber = (now: number, expected: number): AppError =>
  new AppError(
    'VERSION_CONFLICT',
    `You selected ${grouped(expected)} records, but now there are ${grouped(now)}. Check the list and try again`,
  );
