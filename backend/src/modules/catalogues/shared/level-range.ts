import { fieldError } from '../../../core/errors.js';
import type { CatalogueRecord } from './catalogue-record.js';
import type { Catalogue } from './catalogue.js';
import type { LevelWarnings } from './level-warnings.js';

interface LevelRange {
  level: number;
  expFrom: number;
  expTo: number;
}

/** Rejects a level that does not start before it ends. */
export function checkRange({ expFrom, expTo }: Pick<LevelRange, 'expFrom' | 'expTo'>): void {
  if (expFrom >= expTo) throw fieldError('expTo', 'Enter more than “Experience from”');
}

/**
 * Returns a function with the warnings of a level: the levels with an overlapping experience range, where a gap below it
 * begins, and whether its number is repeated.
 */
export async function levelWarnings<T extends CatalogueRecord & LevelRange>(
  catalogue: Catalogue<T>,
  levels: T[],
): Promise<(level: T) => LevelWarnings> {
  const { records: all } = await catalogue.list({}, { page: 1, limit: 1000 });
  const repeated = await catalogue.repeatedLevels(levels);
  return (level) => ({
    overlaps: overlapsOf(level, all),
    ...gapBelow(level, all),
    repeated: repeated.has(level.level),
  });
}

/** Returns the experience at which the gap below a level begins. In a gap, the level below counts. */
function gapBelow(one: LevelRange, all: readonly LevelRange[]): { gapFrom?: number } {
  const below = all.filter(({ expFrom }) => expFrom < one.expFrom);
  const end = Math.max(0, ...below.map(({ expTo }) => expTo));
  return end < one.expFrom ? { gapFrom: end } : {};
}

const overlapsOf = <T extends CatalogueRecord & LevelRange>(one: T, all: T[]): number[] =>
  all
    .filter(({ _id, expFrom, expTo }) => !_id.equals(one._id) && expFrom < one.expTo && one.expFrom < expTo)
    .map(({ level }) => level);
