import { dayAfter, untilToday } from '../../core/days.js';
import { fieldError } from '../../core/errors.js';
import { lengthOf } from '../figures/periods.js';

/** Days of the installation, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The longest period in days. */
const MAX_DAYS = 366;

/** Returns the part of a period that is not in the future. Fails on the invalid field. */
export function readablePeriod(asked: Period, today: string): Period {
  if (asked.from > asked.to) throw fieldError('from', 'Must not be after `to`');
  const period = untilToday(asked, today);
  if (lengthOf(period.from, period.to) > MAX_DAYS)
    throw fieldError('from', `At most ${MAX_DAYS} days at a time`);
  return period;
}

/** Returns the period of equal length that ends before this one. */
export const periodBefore = ({ from, to }: Period): Period => ({
  from: dayAfter(from, -lengthOf(from, to)),
  to: dayAfter(from, -1),
});
