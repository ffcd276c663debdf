import { dayAfter } from '../../core/days.js';

export const PERIODS = ['day', 'week', 'month'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** A day, a week that begins on Monday, or a month. */
export interface Period {
  /** The first and the last day, also where they lie outside of the range asked for. */
  first: string;
  last: string;
}

/** Returns the periods that contain the days from `from` to `to`, both included, in order. */
export function periodsOf(from: string, to: string, by: PeriodName): Period[] {
  const periods: Period[] = [];
  for (let period = periodAt(from, by); period.first <= to; period = periodAt(dayAfter(period.last), by))
    periods.push(period);
  return periods;
}

function periodAt(day: string, by: PeriodName): Period {
  if (by === 'day') return { first: day, last: day };
  if (by === 'week') {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    const first = dayAfter(day, -sinceMonday);
    return { first, last: dayAfter(first, 6) };
  }
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1) };
}

/** Returns the number of days from `from` to `to`, both included. */
export const lengthOf = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
