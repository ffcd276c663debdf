import { compareValues } from '../bson/compare.js';
import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { isTrue } from '../values/is-true.js';
import { fieldsOf } from './named-arguments.js';
import { eager, type Evaluate, isNullish, type Operator } from './operator.js';

const compare = (holds: (order: number) => boolean): Operator =>
  eager(2, 2, ([a, b], { compiler }) => holds(order(a, b, compiler.collation?.compare)));

/** Compares two values. A missing value sorts below null, unlike in queries. */
function order(a: unknown, b: unknown, strings?: (x: string, y: string) => number): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b, strings);
}

const list = (argument: unknown): unknown[] => (Array.isArray(argument) ? argument : [argument]);

const conditional: Operator = (argument, compiler, name) => {
  let parts: { if?: unknown; then?: unknown; else?: unknown };
  if (Array.isArray(argument)) {
    if (argument.length !== 3)
      throw new MongoError(
        16020,
        `Expression ${name} takes exactly 3 arguments. ${argument.length} were passed in.`,
      );
    parts = { if: argument[0], then: argument[1], else: argument[2] };
  } else parts = fieldsOf(name, argument, ['if', 'then', 'else']);
  const test = compiler.compile(parts.if);
  const yes = compiler.compile(parts.then);
  const no = compiler.compile(parts.else);
  return (scope) => (isTrue(test(scope)) ? yes(scope) : no(scope));
};

const switching: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['branches'], ['default']);
  if (!Array.isArray(named.branches) || !named.branches.length)
    throw new MongoError(40068, '$switch requires at least one branch.');
  const branches = named.branches.map((branch): [Evaluate, Evaluate] => {
    const parts = fieldsOf(name, branch, ['case', 'then']);
    return [compiler.compile(parts.case), compiler.compile(parts.then)];
  });
  const otherwise = 'default' in named ? compiler.compile(named.default) : undefined;
  return (scope) => {
    for (const [test, value] of branches) if (isTrue(test(scope))) return value(scope);
    if (!otherwise)
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return otherwise(scope);
  };
};

const letting: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['vars', 'in']);
  if (!isDoc(named.vars)) throw new MongoError('FailedToParse', '$let needs an object of variables');
  const variables = Object.entries(named.vars).map(([key, value]): [string, Evaluate] => [
    key,
    compiler.compile(value),
  ]);
  const body = compiler.compile(named.in);
  return (scope) => {
    const bound: Doc = { ...scope.variables };
    for (const [key, value] of variables) bound[key] = value(scope);
    return body({ root: scope.root, variables: bound });
  };
};

export const conditionals: Record<string, Operator> = {
  $literal: (argument) => () => argument,
  $const: (argument) => () => argument,
  $and: (argument, compiler) => {
    const parts = list(argument).map((part) => compiler.compile(part));
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $or: (argument, compiler) => {
    const parts = list(argument).map((part) => compiler.compile(part));
    return (scope) => parts.some((part) => isTrue(part(scope)));
  },
  $not: eager(1, 1, ([value]) => !isTrue(value)),
  $eq: compare((n) => n === 0),
  $ne: compare((n) => n !== 0),
  $gt: compare((n) => n > 0),
  $gte: compare((n) => n >= 0),
  $lt: compare((n) => n < 0),
  $lte: compare((n) => n <= 0),
  $cmp: eager(2, 2, ([a, b], { compiler }) => Math.sign(order(a, b, compiler.collation?.compare))),
  $cond: conditional,
  $switch: switching,
  $let: letting,
  $ifNull: (argument, compiler, name) => {
    const parts = list(argument).map((part) => compiler.compile(part));
    if (parts.length < 2)
      throw new MongoError(1257300, `${name} needs at least two arguments, had: ${parts.length}`);
    return (scope) => {
      let value: unknown;
      for (const part of parts) if (!isNullish((value = part(scope)))) return value;
      return value;
    };
  },
  $rand: () => () => Math.random(),
};
