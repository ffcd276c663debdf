import {
  formatAxis,
  formatAxisRupees,
  formatDay,
  formatDayShort,
  formatMinutes,
  formatMonth,
  formatNumber,
  formatRupees,
} from '../../lib/format';
import { monthOf } from '../../lib/days';
import { texts } from './figures.texts';
import { lookOf, type Measure, type OwnerTotal, type StepName } from './measures';

/** A rupee has so many paise. */
const PAISE = 100;

/** Formats a value of a measure; a value that is not known is a dash. */
export function formatFigure(measure: Measure, value: number | null): string {
  if (value === null) return '–';
  const { minutes, paise } = lookOf(measure);
  if (paise) return formatRupees(value / PAISE);
  return minutes ? formatMinutes(value) : formatNumber(value);
}

/** The same for the marks of an axis. */
export function formatTick(measure: Measure, value: number): string {
  const { minutes, paise } = lookOf(measure);
  if (paise) return formatAxisRupees(value / PAISE);
  return minutes ? formatMinutes(value) : formatAxis(value);
}

/** The same for a file: a number without groups, money in rupees with both decimal places; null if it is not known. */
export const plainFigure = (measure: Measure, value: number | null): string | number | null =>
  lookOf(measure).paise && value !== null ? (value / PAISE).toFixed(2) : value;

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
