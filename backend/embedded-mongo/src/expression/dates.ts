import { ObjectId, Timestamp } from 'bson';
import { type Doc, isDoc, isNumeric, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { convert } from './conversions.js';
import { formatDate, parseDate } from './date-format.js';
import { isoWeek, isoWeekYear } from './iso-week.js';
import { fieldsOf } from './named-arguments.js';
import { type Compiler, type Evaluate, isNullish, type Operator } from './operator.js';
import { fromLocal, toLocal } from './time-zone.js';

function dateOf(name: string, value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  throw new MongoError(16006, `${name}: can't convert from BSON type ${typeName(value)} to Date`);
}

type Named = Record<string, unknown>;

/** Makes an operator with named arguments. Returns null when a required argument is null or missing. */
function named(
  required: string[],
  optional: string[],
  compute: (args: Named, name: string) => unknown,
): Operator {
  return (argument, compiler, name) => {
    const fields = fieldsOf(name, argument, required, optional);
    const args = Object.entries(fields).map(([key, value]): [string, Evaluate] => [
      key,
      compiler.compile(value),
    ]);
    return (scope) => {
      const values: Named = {};
      for (const [key, evaluate] of args) values[key] = evaluate(scope);
      if (required.some((key) => isNullish(values[key])) && !('onNull' in values)) return null;
      if ('timezone' in values && isNullish(values.timezone)) return null;
      return compute(values, name);
    };
  };
}

const zoneOf = ({ timezone }: Named): string | undefined =>
  timezone === undefined ? undefined : String(timezone);

/** Makes an operator such as $year, which reads a part of a date or of { date, timezone }. */
function part(read: (local: Date) => number | bigint): Operator {
  return (argument, compiler: Compiler, name) => {
    const single: unknown = Array.isArray(argument) && argument.length === 1 ? argument[0] : argument;
    const given: Doc =
      isDoc(single) && 'date' in single ? fieldsOf(name, single, ['date'], ['timezone']) : { date: single };
    const date = compiler.compile(given.date);
    const zone = given.timezone === undefined ? undefined : compiler.compile(given.timezone);
    return (scope) => {
      const value = date(scope);
      const timezone = zone?.(scope);
      if (isNullish(value) || (zone && isNullish(timezone))) return null;
      return read(toLocal(dateOf(name, value), timezone as string | undefined));
    };
  };
}

const dayMs = 86_400_000;
const dayOfYear = (local: Date): number =>
  Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / dayMs) + 1;

const unitMs: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
};
const unitMonths: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** A time unit: a fixed length in ms or a number of months. */
type Unit = { name: string; ms: number; months?: undefined } | { name: string; months: number };

function unitOf(operator: string, name: unknown): Unit {
  const known = String(name);
  const ms = unitMs[known];
  if (typeof name === 'string' && ms !== undefined) return { name, ms };
  const months = unitMonths[known];
  if (typeof name === 'string' && months !== undefined) return { name, months };
  throw new MongoError('FailedToParse', `${operator}: unknown time unit value: ${known}`);
}

function addTo(name: string, { startDate, unit, amount, ...rest }: Named, sign: 1 | -1): Date {
  const start = dateOf(name, startDate);
  const count = toNumber(amount) * sign;
  if (!isNumeric(amount) || !Number.isInteger(count))
    throw new MongoError(5166405, `${name} expects integer amount of time units`);
  const kind = unitOf(name, unit);
  if (kind.months !== undefined)
    return fromLocal(addMonths(toLocal(start, zoneOf(rest)), count * kind.months), zoneOf(rest));
  // Units below a day are fixed durations. Days and weeks follow the zone's clock.
  if (kind.ms < dayMs) return new Date(start.getTime() + count * kind.ms);
  const local = toLocal(start, zoneOf(rest));
  return fromLocal(new Date(local.getTime() + count * kind.ms), zoneOf(rest));
}

/** Adds months and keeps the day of the month, or uses the last day of a shorter month. */
function addMonths(local: Date, months: number): Date {
  const out = new Date(local);
  const day = out.getUTCDate();
  out.setUTCDate(1);
  out.setUTCMonth(out.getUTCMonth() + months);
  const last = new Date(Date.UTC(out.getUTCFullYear(), out.getUTCMonth() + 1, 0)).getUTCDate();
  out.setUTCDate(Math.min(day, last));
  return out;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function weekStart({ startOfWeek }: Named): number {
  const day = startOfWeek === undefined ? 'sunday' : String(startOfWeek).toLowerCase();
  const index = weekdays.findIndex((name) => name === day || name.slice(0, 3) === day);
  if (index < 0) throw new MongoError(5439015, `unknown day of week value: ${day}`);
  return index;
}

/** Returns the number of weeks since 1970. Weeks begin on the weekday `first` (1970-01-01 was a Thursday). */
const weekNumber = (local: Date, first: number): number =>
  Math.floor((Math.floor(local.getTime() / dayMs) + 4 - first) / 7);

/** Counts the boundaries of a unit before a date. $dateDiff is the difference of two such counts. */
function boundaries(local: Date, unit: Unit, first: number): number {
  if (unit.months !== undefined)
    return Math.floor((local.getUTCFullYear() * 12 + local.getUTCMonth()) / unit.months);
  return unit.name === 'week' ? weekNumber(local, first) : Math.floor(local.getTime() / unit.ms);
}

function difference(args: Named, name: string): bigint {
  const unit = unitOf(name, args.unit);
  const [start, end] = [
    toLocal(dateOf(name, args.startDate), zoneOf(args)),
    toLocal(dateOf(name, args.endDate), zoneOf(args)),
  ];
  const first = weekStart(args);
  return BigInt(boundaries(end, unit, first) - boundaries(start, unit, first));
}

const reference = Date.UTC(2000, 0, 1);

function truncate(args: Named, name: string): Date {
  const unit = unitOf(name, args.unit);
  const size = args.binSize === undefined ? 1 : toNumber(args.binSize);
  if (!Number.isInteger(size) || size < 1)
    throw new MongoError(5439017, `${name} requires 'binSize' to be a positive integer`);
  const date = dateOf(name, args.date);
  const zone = zoneOf(args);
  const local = toLocal(date, zone).getTime();
  if (unit.months !== undefined) {
    const at = new Date(local);
    const since = (at.getUTCFullYear() - 2000) * 12 + at.getUTCMonth();
    const start = Math.floor(since / (unit.months * size)) * unit.months * size;
    return fromLocal(new Date(Date.UTC(2000, start, 1)), zone);
  }
  const length = unit.ms * size;
  let from = reference;
  if (unit.name === 'week') from += ((weekStart(args) - new Date(reference).getUTCDay() + 7) % 7) * dayMs;
  const floored = from + Math.floor((local - from) / length) * length;
  // A clock change makes local time ambiguous. For units below a day, subtract the truncated part from the date itself.
  return unit.ms < dayMs ? new Date(date.getTime() - (local - floored)) : fromLocal(new Date(floored), zone);
}

function toParts(args: Named, name: string): Doc {
  const local = toLocal(dateOf(name, args.date), zoneOf(args));
  const time = {
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
  if (args.iso8601 === true)
    return {
      isoWeekYear: isoWeekYear(local),
      isoWeek: isoWeek(local),
      isoDayOfWeek: local.getUTCDay() || 7,
      ...time,
    };
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate(), ...time };
}

function fromParts(args: Named, name: string): Date | null {
  if (Object.values(args).some(isNullish)) return null;
  const number = (key: string, otherwise: number): number =>
    args[key] === undefined ? otherwise : toNumber(args[key]);
  const time = [
    number('hour', 0),
    number('minute', 0),
    number('second', 0),
    number('millisecond', 0),
  ] as const;
  if (args.isoWeekYear !== undefined) {
    const january4 = Date.UTC(number('isoWeekYear', 0), 0, 4);
    const monday = january4 - ((new Date(january4).getUTCDay() || 7) - 1) * dayMs;
    const days = (number('isoWeek', 1) - 1) * 7 + number('isoDayOfWeek', 1) - 1;
    return fromLocal(new Date(monday + days * dayMs + Date.UTC(1970, 0, 1, ...time)), zoneOf(args));
  }
  if (args.year === undefined)
    throw new MongoError(40516, `${name} requires either 'year' or 'isoWeekYear' to be present`);
  const local = new Date(0);
  local.setUTCFullYear(number('year', 1970), number('month', 1) - 1, number('day', 1));
  local.setUTCHours(...time);
  return fromLocal(local, zoneOf(args));
}

const unset = Symbol('no value');

function fromString(args: Named): unknown {
  const text = args.dateString;
  if (isNullish(text)) return args.onNull ?? null;
  try {
    if (typeof text !== 'string')
      throw new MongoError(
        'ConversionFailure',
        `$dateFromString requires that 'dateString' be a string, found: ${typeName(text)}`,
      );
    if (args.format !== undefined) return parseDate(text, String(args.format), zoneOf(args));
    const date = convert(text, 'date') as Date;
    return /(Z|[-+]\d\d:?\d\d)$/.test(text) ? date : fromLocal(date, zoneOf(args));
  } catch (error) {
    const otherwise = 'onError' in args ? args.onError : unset;
    if (otherwise !== unset && error instanceof MongoError) return otherwise;
    throw error;
  }
}

export const dates: Record<string, Operator> = {
  $year: part((d) => d.getUTCFullYear()),
  $month: part((d) => d.getUTCMonth() + 1),
  $dayOfMonth: part((d) => d.getUTCDate()),
  $hour: part((d) => d.getUTCHours()),
  $minute: part((d) => d.getUTCMinutes()),
  $second: part((d) => d.getUTCSeconds()),
  $millisecond: part((d) => d.getUTCMilliseconds()),
  $dayOfYear: part(dayOfYear),
  $dayOfWeek: part((d) => d.getUTCDay() + 1),
  $isoDayOfWeek: part((d) => d.getUTCDay() || 7),
  $week: part((d) => Math.floor((dayOfYear(d) + 6 - d.getUTCDay()) / 7)),
  $isoWeek: part(isoWeek),
  $isoWeekYear: part((d) => BigInt(isoWeekYear(d))),
  $dateAdd: named(['startDate', 'unit', 'amount'], ['timezone'], (args, name) => addTo(name, args, 1)),
  $dateSubtract: named(['startDate', 'unit', 'amount'], ['timezone'], (args, name) => addTo(name, args, -1)),
  $dateDiff: named(['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek'], difference),
  $dateTrunc: named(['date', 'unit'], ['binSize', 'timezone', 'startOfWeek'], truncate),
  $dateToParts: named(['date'], ['timezone', 'iso8601'], toParts),
  $dateFromParts: named(
    [],
    [
      'year',
      'month',
      'day',
      'hour',
      'minute',
      'second',
      'millisecond',
      'isoWeekYear',
      'isoWeek',
      'isoDayOfWeek',
      'timezone',
    ],
    fromParts,
  ),
  $dateFromString: named(['dateString'], ['format', 'timezone', 'onError', 'onNull'], fromString),
  $dateToString: named(['date'], ['format', 'timezone', 'onNull'], (args, name) => {
    if (isNullish(args.date)) return args.onNull;
    const date = dateOf(name, args.date);
    const zone = zoneOf(args);
    const standard = zone ? '%Y-%m-%dT%H:%M:%S.%L' : '%Y-%m-%dT%H:%M:%S.%LZ';
    return formatDate(date, args.format === undefined ? standard : String(args.format), zone);
  }),
};
