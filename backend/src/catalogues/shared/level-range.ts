import { fieldError } from '../../api/errors.js';

export interface LevelRange {
  level: number;
  expFrom: number;
  expTo: number;
}

/** A level begins before it ends (design 5). */
export function checkRange({ expFrom, expTo }: Pick<LevelRange, 'expFrom' | 'expTo'>): void {
  if (expFrom >= expTo)
    throw fieldError('expTo', 'This must be above the experience that the level begins with');
}

/** Numbers of the levels whose experience overlaps that of each level: allowed, and shown as a warning (design 5). */
export const overlapsOf = (
  one: LevelRange & { _id: unknown },
  all: (LevelRange & { _id: unknown })[],
): number[] =>
  all
    .filter(
      ({ _id, expFrom, expTo }) =>
        String(_id) !== String(one._id) && expFrom < one.expTo && one.expFrom < expTo,
    )
    .map(({ level }) => level);
