import { BSONRegExp } from 'bson';
import { compareStrings } from '../bson/compare.js';
import { isNumeric, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { toRegExp } from '../values/regex.js';
import { textOf } from './conversions.js';
import { claimString } from './memory-limits.js';
import { fieldsOf } from './named-arguments.js';
import { eager, isNullish, type Operator, type Scope } from './operator.js';

function text(name: string, value: unknown, code: number): string {
  if (typeof value !== 'string')
    throw new MongoError(code, `${name} requires a string argument, found: ${typeName(value)}`);
  return value;
}

/** Converts numbers, dates and null to strings. */
function coerced(value: unknown): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value) || value instanceof Date) return textOf(value);
  throw new MongoError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

const points = (value: string): string[] => Array.from(value);

function substring(slice: (value: string, from: number, to: number | undefined) => string): Operator {
  return eager(3, 3, ([value, start, length]) => {
    const from = Math.max(0, toNumber(start));
    const count = toNumber(length);
    return slice(coerced(value), from, count < 0 ? undefined : from + count);
  });
}

const byBytes = substring((value, from, to) => Buffer.from(value).subarray(from, to).toString());
const byPoints = substring((value, from, to) => points(value).slice(from, to).join(''));

interface Units {
  length(value: string): number;
  /** Returns the string index of the n-th unit. */
  at(value: string, n: number): number;
}

function indexOf(units: Units): Operator {
  return eager(2, 4, ([value, part, start = 0, end], { name }) => {
    if (isNullish(value)) return null;
    const subject = text(name, value, 40091);
    const to = end === undefined ? subject.length : units.at(subject, toNumber(end));
    const found = subject.slice(0, to).indexOf(text(name, part, 40092), units.at(subject, toNumber(start)));
    return found < 0 ? -1 : units.length(subject.slice(0, found));
  });
}

const inPoints = indexOf({
  length: (value) => points(value).length,
  at: (value, n) => points(value).slice(0, n).join('').length,
});
const inBytes = indexOf({
  length: (value) => Buffer.byteLength(value),
  at: (value, n) => Buffer.from(value).subarray(0, n).toString().length,
});

function trimming(side: 'both' | 'left' | 'right'): Operator {
  return (argument, compiler, name) => {
    const named = fieldsOf(name, argument, ['input'], ['chars']);
    const input = compiler.compile(named.input);
    const chars = named.chars === undefined ? undefined : compiler.compile(named.chars);
    return (scope) => {
      const value = input(scope);
      const cut = chars?.(scope);
      if (isNullish(value) || (chars && isNullish(cut))) return null;
      return trim(text(name, value, 50699), cut as string | undefined, side);
    };
  };
}

function trim(value: string, chars: string | undefined, side: 'both' | 'left' | 'right'): string {
  const cut = chars === undefined ? undefined : new Set(points(chars));
  const goes = (c: string | undefined): boolean => c !== undefined && (cut ? cut.has(c) : /[\s\0]/.test(c));
  const all = points(value);
  let from = 0;
  let to = all.length;
  if (side !== 'right') while (from < to && goes(all[from])) from++;
  if (side !== 'left') while (to > from && goes(all[to - 1])) to--;
  return all.slice(from, to).join('');
}

interface Found {
  match: string;
  idx: number;
  captures: (string | null)[];
}

/** Makes the operators $regexMatch, $regexFind and $regexFindAll. */
function regexOperator(answer: (find: (all: boolean) => Found[]) => unknown, none: unknown): Operator {
  return (argument, compiler, name) => {
    const named = fieldsOf(name, argument, ['input', 'regex'], ['options']);
    const input = compiler.compile(named.input);
    const regex = compiler.compile(named.regex);
    const options = compiler.compile(named.options ?? '');
    return (scope: Scope) => {
      const value = input(scope);
      const pattern = regex(scope);
      if (isNullish(value) || isNullish(pattern)) return none;
      const flags = String(options(scope) ?? '');
      const compiled =
        pattern instanceof BSONRegExp
          ? toRegExp(pattern.pattern, flags || pattern.options)
          : toRegExp(text(name, pattern, 51105), flags);
      return answer((all) => findAll(text(name, value, 51104), compiled, all));
    };
  };
}

function findAll(value: string, pattern: RegExp, all: boolean): Found[] {
  const global = new RegExp(pattern.source, `${pattern.flags}g`);
  const out: Found[] = [];
  for (const match of value.matchAll(global)) {
    out.push({
      match: match[0],
      idx: points(value.slice(0, match.index)).length,
      captures: match.slice(1).map((capture: string | undefined) => capture ?? null),
    });
    if (!all) break;
  }
  return out;
}

function replacing(all: boolean): Operator {
  return (argument, compiler, name) => {
    const named = fieldsOf(name, argument, ['input', 'find', 'replacement']);
    const [subject, sought, substitute] = [
      compiler.compile(named.input),
      compiler.compile(named.find),
      compiler.compile(named.replacement),
    ];
    return (scope) => {
      const values = [subject(scope), sought(scope), substitute(scope)] as const;
      if (values.some(isNullish)) return null;
      const input = text(name, values[0], 51746);
      const find = text(name, values[1], 51746);
      const replacement = text(name, values[2], 51746);
      if (all) claimString(name, (input.split(find).length - 1) * replacement.length);
      return all ? input.replaceAll(find, () => replacement) : input.replace(find, () => replacement);
    };
  };
}

export const strings: Record<string, Operator> = {
  $concat: eager(0, Infinity, (args, { name }) =>
    args.some(isNullish) ? null : args.map((arg) => text(name, arg, 16702)).join(''),
  ),
  $toLower: eager(1, 1, ([value]) => coerced(value).toLowerCase()),
  $toUpper: eager(1, 1, ([value]) => coerced(value).toUpperCase()),
  $substr: byBytes,
  $substrBytes: byBytes,
  $substrCP: byPoints,
  $strLenCP: eager(1, 1, ([value], { name }) => points(text(name, value, 34471)).length),
  $strLenBytes: eager(1, 1, ([value], { name }) => Buffer.byteLength(text(name, value, 34473))),
  $strcasecmp: eager(2, 2, ([a, b]) =>
    Math.sign(compareStrings(coerced(a).toUpperCase(), coerced(b).toUpperCase())),
  ),
  $indexOfCP: inPoints,
  $indexOfBytes: inBytes,
  $split: eager(2, 2, ([value, separator], { name }) => {
    if (isNullish(value) || isNullish(separator)) return null;
    const by = text(name, separator, 40086);
    if (!by) throw new MongoError(40087, '$split requires a non-empty separator');
    return text(name, value, 40085).split(by);
  }),
  $trim: trimming('both'),
  $ltrim: trimming('left'),
  $rtrim: trimming('right'),
  $regexMatch: regexOperator((find) => find(false).length > 0, false),
  $regexFind: regexOperator((find) => find(false)[0] ?? null, null),
  $regexFindAll: regexOperator((find) => find(true), []),
  $replaceOne: replacing(false),
  $replaceAll: replacing(true),
};
