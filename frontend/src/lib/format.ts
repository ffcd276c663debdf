import { inServerWords } from './server-words';
import { serverNow, zoneAt } from './server-time';

/** Makes a format when it is first used: a page uses few of them, and each takes a millisecond or more to make. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

/** Makes a format for each time zone when it is first used. */
function perZone(make: (timeZone: string) => Intl.DateTimeFormat): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = make(timeZone);
    made.set(timeZone, format);
    return format;
  };
}

/** Makes the formats of a language; undefined for that of the browser. */
const formatsOf = (language?: string) => ({
  number: once(() => new Intl.NumberFormat(language)),
  signed: once(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })),
  compact: once(() => new Intl.NumberFormat(language, { notation: 'compact' })),
  axis: once(() => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 })),
  axisRupees: once(
    () =>
      new Intl.NumberFormat(language, {
        ...{ style: 'currency', currency: 'INR', notation: 'compact' },
        ...{ minimumFractionDigits: 0, maximumFractionDigits: 2 },
      }),
  ),
  rupees: once(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'INR' })),
  percent: once(() => new Intl.NumberFormat(language, { style: 'percent' })),
  signedPercent: once(() => new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })),
  date: perZone((timeZone) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })),
  day: once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })),
  dayShort: once(
    () => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ),
  month: once(() => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })),
  dateTime: perZone(
    (timeZone) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  ),
  relative: once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' })),
  age: (unit: string, unitDisplay: 'narrow' | 'long' = 'narrow') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }),
});

/** Formats numbers and times in the viewer's language. Times are in the zone of the installation. */
let formats = formatsOf();
let viewer = '';

/** Sets the language of the viewer. Throws a RangeError for an unknown one. */
export function formatFor(language: string): void {
  if (viewer === language) return;
  Intl.getCanonicalLocales(language);
  formats = formatsOf(language);
  viewer = language;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Ages go up to days, because narrow units abbreviate months and minutes alike. */
const ages = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Uses the minus sign (U+2212): it is as wide as a plus and, unlike a hyphen, never separated from its number by a line
 * break.
 */
const withMinus = (parts: Intl.NumberFormatPart[]) =>
  parts.map(({ type, value }) => (type === 'minusSign' ? value.replace('-', '−') : value)).join('');

export function formatNumber(value: number | null | undefined): string {
  // Without the sign of a negative zero.
  const shown = (value ?? 0) + 0;
  return inServerWords('number', shown, () =>
    shown < 0 ? withMinus(formats.number().formatToParts(shown)) : formats.number().format(shown),
  );
}
/** Formats an amount of coins, a number or formatted: '1 coin', '12,500 coins'. */
export function inCoins(amount: number | string): string {
  const shown = typeof amount === 'number' ? formatNumber(amount) : amount;
  return `${shown} ${isOne(amount) ? 'coin' : 'coins'}`;
}
/** Returns whether an amount, a number or formatted, is one, for the verb that follows. */
export const isOne = (amount: number | string): boolean =>
  typeof amount === 'number' ? amount === 1 : amount === formatNumber(1);
/** Formats with a leading sign, for columns of amounts: +500, −20. */
export const formatSigned = (value: number) =>
  inServerWords('signed', value + 0, () => withMinus(formats.signed().formatToParts(value + 0)));
/** Formats with a unit for thousands and millions, for the marks of an axis: 12.5K. */
export const formatAxis = (value: number) =>
  inServerWords('axis', value, () => withMinus(formats.axis().formatToParts(value)));
/**
 * Formats a phone number in groups of five, counted from the end, after the country code: +91 98000 00001. Other texts,
 * such as masked numbers, stay unchanged.
 */
export function formatPhone(stored: string): string {
  const digits = /^\+?(\d{6,15})$/.exec(stored)?.[1];
  if (!digits) return stored;
  const country = digits.slice(0, -10);
  const local = digits.slice(-10);
  const groups = local.length > 5 ? [local.slice(0, -5), local.slice(-5)] : [local];
  const plus = stored.startsWith('+') || (country && !country.startsWith('0')) ? '+' : '';
  return plus + [country, ...groups].filter(Boolean).join(' ');
}
/** Formats seconds as a player does: 3:07, or 1:02:03. */
export function formatLength(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
export const formatRupees = (value: number) =>
  inServerWords('rupees', value, () => formats.rupees().format(value));
/** Formats rupees with a unit for thousands and millions, for the marks of an axis: ₹12.5K. */
export const formatAxisRupees = (value: number) =>
  inServerWords('axisRupees', value, () => formats.axisRupees().format(value));
/** Formats for a narrow place: 12K. */
export const formatCompact = (value: number) =>
  inServerWords('compact', value, () => formats.compact().format(value));
export const formatPercent = (share: number) =>
  inServerWords('percent', share, () => formats.percent().format(share));
/** Formats a change with its sign: +12%, −3%. */
export const formatSignedPercent = (share: number) =>
  inServerWords('signedPercent', share, () => withMinus(formats.signedPercent().formatToParts(share)));

function valid(value: string | undefined): Date | undefined {
  const time = new Date(value ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
}

export function formatDate(value: string | undefined): string {
  const time = valid(value);
  return time
    ? inServerWords('date', time.getTime(), () => formats.date(zoneAt(time.getTime())).format(time))
    : '';
}

export function formatDateTime(value: string | undefined): string {
  const time = valid(value);
  return time
    ? inServerWords('dateTime', time.getTime(), () => formats.dateTime(zoneAt(time.getTime())).format(time))
    : '';
}

/** Formats a calendar day, 2026-01-31, which is the same day in every time zone. */
export const formatDay = (day: string) =>
  inServerWords('day', day, () => formats.day().format(new Date(day)));

/** Formats a calendar day without its year: 31 Jan. */
export const formatDayShort = (day: string) =>
  inServerWords('dayShort', day, () => formats.dayShort().format(new Date(day)));

/** Formats the days of a range, both included: 26 Oct – 24 Nov 2026. */
export const formatDays = (from: string, to: string) =>
  inServerWords('days', `${from} ${to}`, () => formats.day().formatRange(new Date(from), new Date(to)));

/** Formats a month, 2026-01: January 2026. */
export const formatMonth = (month: string) =>
  inServerWords('month', month, () => formats.month().format(new Date(month)));

/** Formats a relative time by its full units, as an age: '3 hours ago', 'yesterday'; under a minute 'now'. */
export function formatAgo(value: string | undefined, now = serverNow()): string {
  const time = valid(value);
  if (!time) return '';
  const seconds = (time.getTime() - now) / 1000;
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative(Math.trunc(seconds / step[1]), step[0]) : relative(0, 'second');
}

const relative = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
  inServerWords('relative', `${count} ${unit}`, () => formats.relative().format(count, unit));
const age = (count: number, unit: string, display: 'narrow' | 'long' = 'narrow') =>
  inServerWords('age', `${count} ${unit} ${display}`, () => formats.age(unit, display).format(count));

/** Formats a number of minutes in its largest unit: 45m, 3.5h, 12d. */
export function formatMinutes(minutes: number): string {
  const [unit, length] = ages.find(([, seconds]) => minutes * 60 >= 2 * seconds) ?? (['minute', 60] as const);
  return age(Math.round((minutes * 600) / length) / 10, unit);
}

/** Formats an age in words: '28 days', '3 hours'; under a minute 'now'. */
export function formatAge(value: string | undefined, now = serverNow()): string {
  const time = valid(value);
  if (!time) return '';
  const seconds = (now - time.getTime()) / 1000;
  const step = ages.find(([, length]) => seconds >= length);
  if (!step) return relative(0, 'second');
  const [unit, length] = step;
  return age(Math.floor(seconds / length), unit, 'long');
}
