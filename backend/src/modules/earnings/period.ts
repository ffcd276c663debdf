import { dayAfter, daysFrom } from '../../core/days.js';
import { fieldError } from '../../core/errors.js';
import { lengthOf } from '../figures/periods.js';

/** Days of TIME_ZONE, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The longest period in days. */
const LONGEST = 366;

/** Returns the days of a period. Fails on the invalid field. */
export function daysOf({ from, to }: Period, today: string): string[] {
  if (from > to) throw fieldError('from', 'Must not be after `to`');
  if (to > today) throw fieldError('to', 'Must not be in the future');
  if (lengthOf(from, to) > LONGEST) throw fieldError('from', `At most ${LONGEST} days at a time`);
  return daysFrom(from, to);
}

/** Returns the period of equal length that ends before this one. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: dayAfter(from, -lengthOf(from, to)),
  to: dayAfter(from, -1),
});
