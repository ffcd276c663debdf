import { MongoError } from '../errors/mongo-error.js';
import type { Compiler, Evaluate } from './compile-expression.js';

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
