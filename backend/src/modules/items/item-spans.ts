// When an item begins and ends: pure rules.
import { AppError } from '../../core/errors.js';

export const DAY_MS = 86_400_000;

export interface Span {
  from: Date;
  /** null: for good. */
  until: Date | null;
}

/**
 * Returns the span of a further purchase or grant for `days`, 0 for good: it begins when the present ones of the same item
 * end. Refuses one that could never begin.
 */
export function nextSpan(present: readonly Pick<Span, 'until'>[], days: number, now: Date): Span {
  const ends = present.map(({ until }) => until);
  if (ends.includes(null)) throw new AppError('INVALID_TRANSITION', 'The user has this item for good');
  const from = new Date(Math.max(now.getTime(), ...ends.map((end) => end?.getTime() ?? 0)));
  return { from, until: days ? new Date(from.getTime() + days * DAY_MS) : null };
}

/** Returns the milliseconds of a span that are left; null: for good. */
export const leftOf = ({ from, until }: Span, now: Date): number | null =>
  until && Math.max(until.getTime() - Math.max(from.getTime(), now.getTime()), 0);

/** Returns a span that begins and ends earlier. */
export const earlier = ({ from, until }: Span, milliseconds: number): Span => ({
  from: new Date(from.getTime() - milliseconds),
  until: until && new Date(until.getTime() - milliseconds),
});
