import {
  formatAxis,
  formatDay,
  formatDayShort,
  formatMinutes,
  formatMonth,
  formatNumber,
} from '../../lib/format';
import { monthOf } from '../../lib/days';
import { texts } from './figures.texts';
import { lookOf, type Measure, type OwnerTotal, type StepName } from './measures';

/** Formats a value of a measure; a value that is not known is a dash. */
export function formatFigure(measure: Measure, value: number | null): string {
  if (value === null) return '–';
  return lookOf(measure).minutes ? formatMinutes(value) : formatNumber(value);
}

/** The same for the marks of an axis. */
export const formatTick = (measure: Measure, value: number): string =>
  lookOf(measure).minutes ? formatMinutes(value) : formatAxis(value);

/** Formats the day at which a point begins: a day, the Monday of a week, or the month. */
export const formatPoint = (day: string, by: StepName): string =>
  by === 'month' ? formatMonth(monthOf(day)) : formatDay(day);

/** The same for the marks of an axis. */
export const formatMark = (day: string, by: StepName): string =>
  by === 'month' ? formatMonth(monthOf(day)) : formatDayShort(day);

/** The name of a measure where its subject is not named next to it. */
export const nameOf = (measure: Measure): string => texts.alone[measure] ?? texts.measures[measure];

/** An owner whose record is gone has no name left. */
export const nameOfOwner = ({ name, code }: OwnerTotal): string => name || code || texts.bars.gone;
