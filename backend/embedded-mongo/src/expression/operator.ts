import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import type { Collation } from '../values/collation.js';

/** The document an expression is about, and the variables that it may name. */
export interface Scope {
  readonly root: unknown;
  readonly variables: Readonly<Doc>;
}

export type Evaluate = (scope: Scope) => unknown;

/** What operators need while they are compiled. */
export interface Compiler {
  readonly collation: Collation | undefined;
  compile(expression: unknown): Evaluate;
}

/** Compiles one operator's argument. */
export type Operator = (argument: unknown, compiler: Compiler, name: string) => Evaluate;

/** An operator whose arguments are all evaluated before it is applied. */
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

/** Is the value null or missing? */
export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;
