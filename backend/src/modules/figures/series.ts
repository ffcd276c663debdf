// Turns the values of days into the points of a series.
import { daysFrom } from '../../core/days.js';
import type { Summary } from './measures.js';
import { type PeriodName, periodsOf } from './periods.js';
import type { Values } from './sources/figure-source.js';
import { added } from './sources/figure-rows.js';
import { medianWait } from './sources/waits.js';

export interface FigurePoint {
  /** The first day of the period. */
  day: string;
  /** null where no day of the period is known. */
  value: number | null;
  /** Whether the period reaches beyond the range, or has not ended. */
  partial: boolean;
}

export interface Series {
  points: FigurePoint[];
  total: number | null;
}

/** Returns the value of some days together; null without days. The values of a balance are those at the ends of days. */
export function summarized(days: Values[], field: string, summary: Summary): number | null {
  const values = days.map((day) => day[field] ?? 0);
  if (!values.length) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  switch (summary) {
    case 'sum':
      return sum;
    case 'mean':
      return Math.round(sum / values.length);
    case 'last':
    case 'balance':
      return values.at(-1) ?? null;
    case 'median':
      return medianWait(days.reduce((sums, day) => added(sums, day), {}));
  }
}

/** Returns the series of the days from `from` to `to`. `known` has the values of known days. */
export function seriesOf(
  known: Map<string, Values>,
  range: { from: string; to: string; by: PeriodName; today: string },
  field: string,
  summary: Summary,
): Series {
  const { from, to, by, today } = range;
  const valuesOf = (days: string[]) =>
    days.map((day) => known.get(day)).filter((values) => values !== undefined);
  const points = periodsOf(from, to, by).map(({ first, last }): FigurePoint => {
    const days = daysFrom(first < from ? from : first, last > to ? to : last);
    return {
      day: first,
      value: summarized(valuesOf(days), field, summary),
      partial: first < from || last > to || last >= today,
    };
  });
  return { points, total: summarized(valuesOf(daysFrom(from, to)), field, summary) };
}
