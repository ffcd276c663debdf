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

/** Days, both included. */
interface Days {
  from: string;
  to: string;
}

/**
 * Returns the full days of a range, and the days before that they are compared with. Today is not over and left out;
 * undefined for today alone. A month, or its part until a day, is compared with the same part of the month before, a
 * week from Monday with that of the week before, and any other range with as many days right before it.
 */
export function comparedDays({ from, to }: Days, today: string): { full: Days; before: Days } | undefined {
  const full = { from, to: to < today ? to : dayAfter(today, -1) };
  if (full.to < from) return undefined;
  const month = periodAt(from, 'month');
  if (from === month.first && full.to <= month.last && (to >= today || to === month.last)) {
    const last = periodAt(dayAfter(from, -1), 'month');
    const sameDay = dayAfter(last.first, lengthOf(from, full.to) - 1);
    const isWhole = full.to === month.last || sameDay > last.last;
    return { full, before: { from: last.first, to: isWhole ? last.last : sameDay } };
  }
  const week = periodAt(from, 'week');
  const days = from === week.first && to >= today && full.to <= week.last ? 7 : lengthOf(from, full.to);
  return { full, before: { from: dayAfter(from, -days), to: dayAfter(full.to, -days) } };
}

/** Returns the number of days from `from` to `to`, both included. */
export const lengthOf = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
