import { MongoError } from '../errors/mongo-error.js';
import { isoWeek, isoWeekYear } from './iso-week.js';
import { fromLocal, offsetAt, toLocal } from './time-zone.js';

const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // oxfmt-ignore

const monthName = (local: Date): string => monthNames[local.getUTCMonth()] ?? '';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${pad(size % 60, 2)}`;
}

const specifiers: Record<string, (local: Date, offset: number) => string> = {
  Y: (d) => pad(d.getUTCFullYear(), 4),
  m: (d) => pad(d.getUTCMonth() + 1, 2),
  d: (d) => pad(d.getUTCDate(), 2),
  H: (d) => pad(d.getUTCHours(), 2),
  M: (d) => pad(d.getUTCMinutes(), 2),
  S: (d) => pad(d.getUTCSeconds(), 2),
  L: (d) => pad(d.getUTCMilliseconds(), 3),
  j: (d) => pad(Math.floor((d.getTime() - Date.UTC(d.getUTCFullYear(), 0, 1)) / 86_400_000) + 1, 3),
  w: (d) => String(d.getUTCDay() + 1),
  u: (d) => String(d.getUTCDay() || 7),
  U: (d) =>
    pad(
      Math.floor(
        (Math.floor((d.getTime() - Date.UTC(d.getUTCFullYear(), 0, 1)) / 86_400_000) + 7 - d.getUTCDay()) / 7,
      ),
      2,
    ),
  V: (d) => pad(isoWeek(d), 2),
  G: (d) => pad(isoWeekYear(d), 4),
  b: (d) => monthName(d).slice(0, 3),
  B: monthName,
  z: (_, offset) => offsetText(offset),
  Z: (_, offset) => String(offset),
  '%': () => '%',
};

/** Formats a date, as $dateToString does. */
export function formatDate(date: Date, format: string, zone: string | undefined): string {
  const local = toLocal(date, zone);
  const offset = offsetAt(date.getTime(), zone) / 60_000;
  return format.replace(/%(.?)/gs, (_, name: string) => {
    const specifier = specifiers[name];
    if (!specifier) throw new MongoError(18536, `Invalid format character '%${name}' in format string`);
    return specifier(local, offset);
  });
}

const patterns: Record<string, string> = { Y: '(\\d{4})', m: '(\\d{1,2})', d: '(\\d{1,2})', H: '(\\d{1,2})', M: '(\\d{1,2})', S: '(\\d{1,2})', L: '(\\d{1,3})', z: '([+-]\\d{2}:?\\d{2}|Z)', b: '([A-Za-z]{3})', B: '([A-Za-z]+)' }; // oxfmt-ignore

/** Parses a date with a format, as $dateFromString does. */
export function parseDate(text: string, format: string, zone: string | undefined): Date {
  const names: string[] = [];
  const pattern = format.replace(/%(.?)|[.*+?^${}()|[\]\\]/gs, (found, name: string | undefined) => {
    if (name === undefined) return `\\${found}`;
    if (name === '%') return '%';
    const wanted = patterns[name];
    if (!wanted) throw new MongoError(18536, `Invalid format character '%${name}' in format string`);
    names.push(name);
    return wanted;
  });
  const match = new RegExp(`^${pattern}$`).exec(text);
  if (!match) throw new MongoError('ConversionFailure', `Error parsing date string '${text}'`);
  const parts: Record<string, string | undefined> = Object.fromEntries(
    names.map((name, i) => [name, match[i + 1]]),
  );
  const named = (parts.b ?? parts.B)?.slice(0, 3).toLowerCase();
  const month =
    named === undefined
      ? Number(parts.m ?? 1) - 1
      : monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === named);
  const number = (name: string, otherwise: number): number => Number(parts[name] ?? otherwise);
  const local = new Date(
    Date.UTC(
      number('Y', 1970),
      month,
      number('d', 1),
      number('H', 0),
      number('M', 0),
      number('S', 0),
      number('L', 0),
    ),
  );
  return fromLocal(local, parts.z === undefined ? zone : parts.z);
}
