// Converts calendar days of TIME_ZONE to the UTC times that the database stores.
import { fieldError } from './errors.js';

/** The formats to keep: files may be asked for in any zone. */
const MOST_FORMATS = 50;
/** By time zone: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
}

/** Returns how many minutes a zone is ahead of UTC at this time, in milliseconds. */
export function offsetOf(time: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return (local - Math.floor(time / 60_000) * 60_000) / 60_000;
}

/** Returns the time at which a day (`2026-01-31`) begins in this zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset at local midnight may differ from the offset at UTC midnight, so a second step corrects the first guess.
  const guess = utc - offsetOf(utc, timeZone) * 60_000;
  return new Date(utc - offsetOf(guess, timeZone) * 60_000);
}

/**
 * Returns the range from the start of `from` to the end of `to`, both days included, or undefined when neither is
 * given. Fails on `from`, or the field `name`, when it is after `to`.
 */
export function between(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
  name = 'from',
): { $gte?: Date; $lt?: Date } | undefined {
  if (!from && !to) return undefined;
  if (from && to && from > to) throw fieldError(name, 'Must be on or before the last day');
  const next = to && dayAfter(to);
  return {
    ...(from ? { $gte: startOfDay(from, timeZone) } : {}),
    ...(next ? { $lt: startOfDay(next, timeZone) } : {}),
  };
}

const DAY_MILLISECONDS = 86_400_000;

/** Returns the day of this time in the zone: `2026-01-31`. */
export function dayOf(time: Date, timeZone: string): string {
  const local = time.getTime() + offsetOf(time.getTime(), timeZone) * 60_000;
  return new Date(local).toISOString().slice(0, 10);
}

/** Returns the day that comes this many days later, or earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** Returns all days from `from` to `to`, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}
