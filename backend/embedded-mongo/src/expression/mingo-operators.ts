import { Context } from 'mingo';
import * as expressionOperators from 'mingo/operators/expression';
import { Decimal128, Double, isDoc } from '../bson/types.js';
import { messageOf } from '../errors/message-of.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Operator } from './operator.js';

/*
 * Operators that mingo evaluates. Their arguments are plain values, so the loss of BSON's number types does not
 * matter. This package evaluates the arguments and passes literals, so mingo sees no variables and no field paths.
 */
const names = [
  '$acos', '$acosh', '$asin', '$asinh', '$atan', '$atan2', '$atanh', '$cos', '$cosh', '$degreesToRadians',
  '$radiansToDegrees', '$sin', '$sinh', '$tan', '$tanh',
  '$bitAnd', '$bitNot', '$bitOr', '$bitXor',
  '$median', '$percentile',
] as const; // oxfmt-ignore

type MingoOperator = (obj: unknown, expression: unknown, options: unknown) => unknown;
const available = expressionOperators as unknown as Record<string, MingoOperator>;

const options = {
  idKey: '_id',
  processingMode: 0,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({ expression: expressionOperators as never }),
};

/** Converts a value for mingo, which knows only JavaScript numbers. */
export function toMingo(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Double) return value.value;
  if (value instanceof Decimal128) return Number(value.toString());
  if (Array.isArray(value)) return value.map(toMingo);
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toMingo(item)]));
}

function literal(value: unknown): unknown {
  if (isDoc(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, literal(item)]));
  if (Array.isArray(value)) return value.map(literal);
  return typeof value === 'string' ? { $literal: value } : value;
}

function fromMingo(name: string): Operator {
  const compute = available[name];
  if (!compute) throw new Error(`mingo has no ${name}`);
  return (argument, compiler) => {
    const evaluate = compiler.compile(argument);
    return (scope) => {
      const value = evaluate(scope);
      if (value === null || value === undefined) return null;
      try {
        return compute({}, literal(toMingo(value)), options) ?? null;
      } catch (error) {
        throw new MongoError('BadValue', `${name}: ${messageOf(error)}`);
      }
    };
  };
}

export const mingoOperators: Record<string, Operator> = Object.fromEntries(
  names.map((name) => [name, fromMingo(name)]),
);
