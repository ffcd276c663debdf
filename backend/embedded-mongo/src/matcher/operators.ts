import { BSONRegExp } from 'bson';
import { compareValues } from '../bson/compare.js';
import {
  type Binary,
  type Doc,
  isDoc,
  isNumeric,
  rank,
  rankOf,
  toNumber,
  typeAliases,
  typeName,
} from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { FilterOptions } from './filter.js';
import type { Test } from './path.js';
import { toRegExp } from '../values/regex.js';

interface Context extends FilterOptions {
  compileNode(filter: Doc): (value: unknown) => boolean;
}

const referenceFields: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** Is this an operator rather than a field? The fields of a DBRef begin with a dollar too. */
export const isOperator = (key: string): boolean => key.startsWith('$') && !referenceFields.has(key);

/** Is this { $gt: ... } rather than a document to compare with? */
export function isOperatorDoc(condition: unknown): condition is Doc {
  if (!isDoc(condition)) return false;
  for (const key in condition) return isOperator(key);
  return false;
}

/** Does this begin with an operator that combines whole filters? */
export const isLogical = (condition: Doc): boolean =>
  ['$and', '$or', '$nor', '$expr'].includes(Object.keys(condition)[0] ?? '');

/** Compiles what stands behind a field (a value, a pattern or operators) into tests that must all hold. */
export function compileTests(condition: unknown, context: Context): Test[] {
  if (condition instanceof BSONRegExp) return [regexTest(condition)];
  if (!isOperatorDoc(condition)) return [equalTest(condition, context)];
  return Object.keys(condition).flatMap((operator) => {
    if (operator === '$all') return allTests(condition.$all, context);
    const test = compileOperator(operator, condition[operator], condition, context);
    return test ? [test] : [];
  });
}

/** The same as one test, for places where one value is asked about: $not, $elemMatch, $pull. */
export function compileOperators(condition: unknown, context: Context): Test {
  const tests = compileTests(condition, context);
  return tests.length === 1 ? tests[0]! : conjunction(tests);
}

/** Several operators on one field: each may be met by another element of an array. */
function conjunction(tests: Test[]): Test {
  const each = tests.map((test) => (value: unknown): boolean => {
    const positive = test.negated ?? test;
    const found = Array.isArray(value)
      ? (positive.elements && value.some((element) => positive.value(element))) ||
        (positive.array ? positive.array(value, undefined) : positive.value(value))
      : positive.value(value);
    return test.negated ? !found : found;
  });
  return {
    elements: false,
    value: (value) => each.every((test) => test(value)),
  };
}

function negation(test: Test): Test {
  return { elements: false, value: (value) => !test.value(value), negated: test };
}

function compileOperator(operator: string, value: unknown, all: Doc, context: Context): Test | undefined {
  switch (operator) {
    case '$eq':
      return equalTest(value, context);
    case '$ne':
      if (value instanceof BSONRegExp) throw new MongoError('BadValue', "Can't have regex as arg to $ne.");
      return negation(equalTest(value, context));
    case '$gt':
      return orderTest(operator, value, context, (order) => order > 0);
    case '$gte':
      return orderTest(operator, value, context, (order) => order >= 0);
    case '$lt':
      return orderTest(operator, value, context, (order) => order < 0);
    case '$lte':
      return orderTest(operator, value, context, (order) => order <= 0);
    case '$in':
      return inTest(operator, value, context);
    case '$nin':
      return negation(inTest(operator, value, context));
    case '$exists': {
      const present: Test = { elements: false, value: (item) => item !== undefined };
      return isTruthy(value) ? present : negation(present);
    }
    case '$type':
      return typeTest(value);
    case '$regex':
      return regexTest(toBsonRegex(value, all.$options));
    case '$mod':
      return modTest(value);
    case '$size':
      return sizeTest(value);
    case '$elemMatch':
      return elemMatchTest(value, context);
    case '$not':
      return notTest(value, context);
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return bitsTest(operator, value);
    case '$options':
      if (all.$regex === undefined) throw new MongoError('BadValue', '$options needs a $regex');
      return undefined;
    case '$comment':
      return undefined;
    case '$near':
    case '$nearSphere':
    case '$geoWithin':
    case '$geoIntersects':
    case '$within':
      throw new MongoError('CommandNotSupported', `${operator} is not supported`);
    default:
      throw new MongoError('BadValue', `unknown operator: ${operator}`);
  }
}

const isTruthy = (value: unknown): boolean =>
  !(value === false || value === null || value === undefined || (isNumeric(value) && toNumber(value) === 0));

function equalTest(operand: unknown, { collation }: Context): Test {
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

function orderTest(
  name: string,
  operand: unknown,
  { collation }: Context,
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
      // NaN is neither above nor below any number.
      if (type === rank.number && Number.isNaN(toNumber(value)) !== isNaN_) return false;
      return holds(compareValues(value, operand, collation?.compare));
    },
  };
}

function inTest(operator: string, value: unknown, context: Context): Test {
  if (!Array.isArray(value)) throw new MongoError('BadValue', `${operator} needs an array`);
  const patterns: Test[] = [];
  const strings = new Set<unknown>();
  const others: Test[] = [];
  const ids = new Set<string>();
  for (const item of value) {
    if (item instanceof BSONRegExp) patterns.push(regexTest(item));
    else if (isOperatorDoc(item)) throw new MongoError('BadValue', `cannot nest $ under ${operator}`);
    else if (typeof item === 'string' && !context.collation) strings.add(item);
    else if (isObjectId(item)) ids.add(item.toHexString());
    else others.push(equalTest(item, context));
  }
  return {
    elements: true,
    value: (candidate) =>
      strings.has(candidate) ||
      (ids.size > 0 && isObjectId(candidate) && ids.has(candidate.toHexString())) ||
      others.some((test) => test.value(candidate)) ||
      patterns.some((test) => test.value(candidate)),
  };
}

const isObjectId = (value: unknown): value is { toHexString(): string } =>
  typeof value === 'object' && value !== null && (value as { _bsontype?: string })._bsontype === 'ObjectId';

function typeTest(value: unknown): Test {
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

function toBsonRegex(value: unknown, options: unknown): BSONRegExp {
  const flags = options === undefined ? undefined : String(options);
  if (value instanceof BSONRegExp) return flags === undefined ? value : new BSONRegExp(value.pattern, flags);
  if (typeof value !== 'string') throw new MongoError('BadValue', '$regex has to be a string');
  for (const flag of flags ?? '')
    if (!'imsxu'.includes(flag)) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
  return new BSONRegExp(value, flags ?? '');
}

function regexTest(regex: BSONRegExp): Test {
  const pattern = toRegExp(regex.pattern, regex.options);
  return {
    elements: true,
    value: (value) =>
      typeof value === 'string'
        ? pattern.test(value)
        : value instanceof BSONRegExp && value.pattern === regex.pattern && value.options === regex.options,
  };
}

function modTest(value: unknown): Test {
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

function sizeTest(value: unknown): Test {
  const size = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(size))
    throw new MongoError('BadValue', `Failed to parse $size. Expected an integer.`);
  if (size < 0) throw new MongoError('BadValue', '$size may not be negative');
  return { elements: false, value: () => false, array: (array) => array.length === size };
}

function allTests(value: unknown, context: Context): Test[] {
  if (!Array.isArray(value)) throw new MongoError('BadValue', '$all needs an array');
  const tests = value.map((item): Test => {
    if (isDoc(item) && item.$elemMatch !== undefined) return elemMatchTest(item.$elemMatch, context);
    return item instanceof BSONRegExp ? regexTest(item) : equalTest(item, context);
  });
  return tests.length ? tests : [{ elements: false, value: () => false }];
}

function elemMatchTest(value: unknown, context: Context): Test {
  if (!isDoc(value)) throw new MongoError('BadValue', '$elemMatch needs an Object');
  let matches: (element: unknown) => boolean;
  if (isOperatorDoc(value) && !isLogical(value)) {
    const test = compileOperators(value, context);
    matches = (element) =>
      test.negated
        ? !test.negated.value(element)
        : Array.isArray(element) && test.array
          ? test.array(element, undefined)
          : test.value(element);
  } else matches = context.compileNode(value);
  return {
    elements: false,
    value: () => false,
    array: (array, details) => {
      const position = array.findIndex(matches);
      if (position >= 0 && details) details.position = position;
      return position >= 0;
    },
  };
}

function notTest(value: unknown, context: Context): Test {
  if (value instanceof BSONRegExp) return negation(regexTest(value));
  if (!isOperatorDoc(value)) {
    if (isDoc(value) && Object.keys(value).length === 0)
      throw new MongoError('BadValue', '$not cannot be empty');
    throw new MongoError('BadValue', '$not needs a regex or a document');
  }
  const test = compileOperators(value, context);
  if (test.negated) return test.negated;
  return negation(test);
}

function bitsTest(operator: string, value: unknown): Test {
  const mask = bitMask(value);
  const test = (bits: bigint): boolean => {
    const set = bits & mask;
    if (operator === '$bitsAllSet') return set === mask;
    if (operator === '$bitsAllClear') return set === 0n;
    return operator === '$bitsAnySet' ? set !== 0n : set !== mask;
  };
  return {
    elements: true,
    value: (item) => {
      if (isNumeric(item))
        return Number.isInteger(toNumber(item)) && test(BigInt.asUintN(64, bigIntOf(item)));
      const binary = item as Binary | undefined;
      return binary?._bsontype === 'Binary' && test(bytesToBits(binary));
    },
  };
}

const bigIntOf = (value: unknown): bigint => (typeof value === 'bigint' ? value : BigInt(toNumber(value)));

function bytesToBits(binary: Binary): bigint {
  let bits = 0n;
  for (let i = binary.position - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(binary.buffer[i]!);
  return bits;
}

function bitMask(value: unknown): bigint {
  if (Array.isArray(value))
    return value.reduce<bigint>((mask, bit) => {
      const position = toNumber(bit);
      if (!Number.isInteger(position) || position < 0)
        throw new MongoError('BadValue', 'bit positions must be integers >= 0');
      return mask | (1n << BigInt(position));
    }, 0n);
  if ((value as Binary)?._bsontype === 'Binary') return bytesToBits(value as Binary);
  const mask = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(mask) || mask < 0)
    throw new MongoError(
      'BadValue',
      `a bit mask must be an integer >= 0, an array of positions or binary data`,
    );
  return bigIntOf(value);
}
