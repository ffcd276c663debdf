import { BSONRegExp, ObjectId } from 'bson';
import { compareValues } from '../bson/compare.js';
import { isNumeric, rank, rankOf, toNumber, typeAliases, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { toRegExp } from '../values/regex.js';
import type { FilterOptions } from './filter.js';
import { isOperatorDoc } from './operator-names.js';
import type { Test } from './path.js';

export function equalTest(operand: unknown, { collation }: FilterOptions): Test {
  if (operand === undefined || operand === null)
    return { elements: true, value: (value) => value === null || value === undefined };
  const type = typeof operand;
  if ((type === 'string' && !collation) || type === 'boolean')
    return { elements: true, value: (value) => value === operand };
  const operandRank = rankOf(operand);
  return {
    elements: true,
    value: (value) =>
      value !== undefined &&
      rankOf(value) === operandRank &&
      compareValues(value, operand, collation?.compare) === 0,
  };
}

export function orderTest(
  name: string,
  operand: unknown,
  { collation }: FilterOptions,
  holds: (order: number) => boolean,
): Test {
  if (operand instanceof BSONRegExp)
    throw new MongoError('BadValue', `Can't have RegEx as arg to predicate over field with ${name}.`);
  const type = rankOf(operand);
  if (operand === null || operand === undefined)
    return { elements: true, value: (value) => (value === null || value === undefined) && holds(0) };
  if (type === rank.minKey || type === rank.maxKey)
    return { elements: true, value: (value) => value !== undefined && holds(compareValues(value, operand)) };
  const isNaN_ = type === rank.number && Number.isNaN(toNumber(operand));
  return {
    elements: true,
    value: (value) => {
      if (value === undefined || rankOf(value) !== type) return false;
      // NaN is neither greater nor less than any number.
      if (type === rank.number && Number.isNaN(toNumber(value)) !== isNaN_) return false;
      return holds(compareValues(value, operand, collation?.compare));
    },
  };
}

export function inTest(operator: string, value: unknown, context: FilterOptions): Test {
  if (!Array.isArray(value)) throw new MongoError('BadValue', `${operator} needs an array`);
  const patterns: Test[] = [];
  const strings = new Set<unknown>();
  const others: Test[] = [];
  const ids = new Set<string>();
  for (const item of value) {
    if (item instanceof BSONRegExp) patterns.push(regexTest(item));
    else if (isOperatorDoc(item)) throw new MongoError('BadValue', `cannot nest $ under ${operator}`);
    else if (typeof item === 'string' && !context.collation) strings.add(item);
    else if (item instanceof ObjectId) ids.add(item.toHexString());
    else others.push(equalTest(item, context));
  }
  return {
    elements: true,
    value: (candidate) =>
      strings.has(candidate) ||
      (ids.size > 0 && candidate instanceof ObjectId && ids.has(candidate.toHexString())) ||
      others.some((test) => test.value(candidate)) ||
      patterns.some((test) => test.value(candidate)),
  };
}

export function typeTest(value: unknown): Test {
  const wanted = new Set<string>();
  for (const item of Array.isArray(value) ? value : [value]) {
    if (item === 'number') for (const name of ['int', 'long', 'double', 'decimal']) wanted.add(name);
    else {
      const name = typeof item === 'string' ? item : typeAliases[String(toNumber(item))];
      if (!name || !Object.values(typeAliases).includes(name))
        throw new MongoError('BadValue', `Unknown type name alias: ${String(item)}`);
      wanted.add(name);
    }
  }
  return {
    elements: true,
    value: (item) => item !== undefined && wanted.has(typeName(item)),
    array: () => wanted.has('array'),
  };
}

export function toBsonRegex(value: unknown, options: unknown): BSONRegExp {
  const flags = options === undefined ? undefined : String(options);
  if (value instanceof BSONRegExp) return flags === undefined ? value : new BSONRegExp(value.pattern, flags);
  if (typeof value !== 'string') throw new MongoError('BadValue', '$regex has to be a string');
  for (const flag of flags ?? '')
    if (!'imsxu'.includes(flag)) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
  return new BSONRegExp(value, flags ?? '');
}

export function regexTest(regex: BSONRegExp): Test {
  const pattern = toRegExp(regex.pattern, regex.options);
  return {
    elements: true,
    value: (value) =>
      typeof value === 'string'
        ? pattern.test(value)
        : value instanceof BSONRegExp && value.pattern === regex.pattern && value.options === regex.options,
  };
}

export function modTest(value: unknown): Test {
  if (!Array.isArray(value)) throw new MongoError('BadValue', 'malformed mod, needs to be an array');
  if (value.length !== 2)
    throw new MongoError(
      'BadValue',
      `malformed mod, ${value.length < 2 ? 'not enough' : 'too many'} elements`,
    );
  const divisor = Math.trunc(toNumber(value[0]));
  const remainder = Math.trunc(toNumber(value[1]));
  if (!divisor) throw new MongoError('BadValue', 'divisor cannot be 0');
  return {
    elements: true,
    value: (item) =>
      typeof item === 'bigint'
        ? Number(item % BigInt(divisor)) === remainder
        : isNumeric(item) && Math.trunc(toNumber(item)) % divisor === remainder,
  };
}

export function sizeTest(value: unknown): Test {
  const size = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(size))
    throw new MongoError('BadValue', `Failed to parse $size. Expected an integer.`);
  if (size < 0) throw new MongoError('BadValue', '$size may not be negative');
  return { elements: false, value: () => false, array: (array) => array.length === size };
}
