import { BSONRegExp } from 'bson';
import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { bitsTest } from './bits-test.js';
import type { FilterOptions } from './filter.js';
import { isLogical, isOperatorDoc } from './operator-names.js';
import type { Test } from './path.js';
import {
  equalTest,
  inTest,
  modTest,
  orderTest,
  regexTest,
  sizeTest,
  toBsonRegex,
  typeTest,
} from './value-tests.js';

interface Context extends FilterOptions {
  compileNode(filter: Doc): (value: unknown) => boolean;
}

/** Compiles the condition of a field (a value, a pattern or operators) into tests that must all hold. */
export function compileTests(condition: unknown, context: Context): Test[] {
  if (condition instanceof BSONRegExp) return [regexTest(condition)];
  if (!isOperatorDoc(condition)) return [equalTest(condition, context)];
  return Object.keys(condition).flatMap((operator) => {
    if (operator === '$all') return allTests(condition.$all, context);
    const test = compileOperator(operator, condition[operator], condition, context);
    return test ? [test] : [];
  });
}

/** Compiles a condition into a single test, for the operators $not and $elemMatch. */
function compileOperators(condition: unknown, context: Context): Test {
  const tests = compileTests(condition, context);
  const [first] = tests;
  return first && tests.length === 1 ? first : conjunction(tests);
}

/** Combines several operators on one field. Different elements of an array may satisfy different operators. */
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
