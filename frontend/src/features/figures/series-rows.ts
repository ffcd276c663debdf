import { daysIn } from '../../lib/days';
import { lookOf, type Measure, type Series, type StepName } from './measures';

/** A point of the period beside the point of the period before that stands at the same place. */
export interface SeriesRow {
  day: string;
  value: number | null;
  partial: boolean;
  dayBefore: string | undefined;
  before: number | null;
}

/** Pairs the points of both periods by their place. The longer period may have one point more. */
export function rowsOf({ points, before }: Series): SeriesRow[] {
  return points.map(({ day, value, partial }, at) => ({
    day,
    value,
    partial,
    dayBefore: before?.points[at]?.day,
    before: before?.points[at]?.value ?? null,
  }));
}

/** The standard step: days up to a month, weeks up to four months. Takes the first and the last day. */
export function stepOf(from: string, to: string): StepName {
  const days = daysIn(from, to);
  return days <= 31 ? 'day' : days <= 120 ? 'week' : 'month';
}

/** Whether the period contains nothing to draw. */
export const isEmpty = ({ points }: Series): boolean => points.every(({ value }) => !value);

/** The first day of which a value is known, if that is within the period and earlier days were not simply empty. */
export const knownSince = (measure: Measure, { since }: Series, from: string): string | undefined =>
  lookOf(measure).young && since && since > from ? since : undefined;

/** Whether the last point still grows. */
export const isRunning = ({ points }: Series, to: string, today: string): boolean =>
  to === today && points.at(-1)?.partial === true;
