import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Collation } from '../values/collation.js';

/** The input of an expression: the document and the variables. */
export interface Scope {
  readonly root: unknown;
  readonly variables: Readonly<Doc>;
}

export type Evaluate = (scope: Scope) => unknown;

/** The compiler as operators use it. */
export interface Compiler {
  readonly collation: Collation | undefined;
  compile(expression: unknown): Evaluate;
}

/** Compiles the argument of one operator. */
export type Operator = (argument: unknown, compiler: Compiler, name: string) => Evaluate;

/** Makes an operator that evaluates all arguments before `compute` runs. */
export function eager(
  least: number,
  most: number,
  compute: (args: unknown[], context: { compiler: Compiler; name: string }) => unknown,
): Operator {
  return (argument, compiler, name) => {
    const list: unknown[] = Array.isArray(argument) ? argument : [argument];
    if (list.length < least || list.length > most) {
      const wanted = least === most ? `exactly ${least}` : `at least ${least} and at most ${most}`;
      throw new MongoError(
        16020,
        `Expression ${name} takes ${wanted} arguments. ${list.length} were passed in.`,
      );
    }
    const args = list.map((item) => compiler.compile(item));
    const context = { compiler, name };
    return (scope) =>
      compute(
        args.map((arg) => arg(scope)),
        context,
      );
  };
}

/** Whether the value is null or missing. */
export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;
