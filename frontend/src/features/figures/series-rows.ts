import { daysIn } from '../../lib/days';
import { lookOf, type Measure, type Series, type StepName } from './measures';

/** A point of the period, with the point at the same position in the period before. */
export interface SeriesRow {
  day: string;
  value: number | null;
  partial: boolean;
  dayBefore: string | undefined;
  before: number | null;
  /** Whether the point before has only a part of its days: it is no measure for a full one. */
  beforePartial: boolean;
}

/** Pairs the points of both periods by their place. The longer period may have one point more. */
export function rowsOf({ points, before }: Series): SeriesRow[] {
  return points.map(({ day, value, partial }, at) => ({
    day,
    value,
    partial,
    dayBefore: before?.points[at]?.day,
    before: before?.points[at]?.value ?? null,
    beforePartial: before?.points[at]?.partial ?? false,
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

/**
 * Returns the series without the totals of a period before that began before the first known day: a part of a period is no
 * measure for a whole one.
 */
export function comparable(series: Series): Series {
  const { since, before, groups } = series;
  if (!since || !before || before.from >= since) return series;
  return {
    ...series,
    before: { ...before, total: null },
    ...(groups && { groups: groups.map((group) => ({ ...group, before: null })) }),
  };
}

/** Whether the first point has lost days before the period. */
export const isCut = ({ points }: Series, from: string): boolean =>
  points.length > 1 && points[0]?.partial === true && points[0].day < from;

/** Whether the last point still grows. */
export const isRunning = ({ points }: Series, to: string, today: string): boolean =>
  to === today && points.at(-1)?.partial === true;
