import { add, divide, type Numeric } from '../bson/arithmetic.js';
import { compareValues } from '../bson/compare.js';
import { type Doc, double, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';
import { compileExpression } from '../expression/compile-expression.js';
import { MemoryUse } from '../expression/memory-limits.js';
import { mingoOperators } from '../expression/mingo-operators.js';
import { fieldsOf } from '../expression/named-arguments.js';
import { mergeObjects } from '../expression/objects.js';
import { isNullish } from '../expression/operator.js';
import { ValueSet } from '../expression/sets.js';
import { compileSort } from '../values/sort.js';
import type { StageContext } from './context.js';

/** An accumulator: collects the values of one group. */
export interface Accumulator {
  add(doc: Doc): void;
  result(): unknown;
}

type Factory = () => Accumulator;
type Compile = (argument: unknown, context: StageContext, name: string) => Factory;

/** Compiles an accumulator that folds the values of one expression. */
function folding<S>(
  initial: (name: string) => S,
  step: (state: S, value: unknown) => S,
  result: (state: S) => unknown,
): Compile {
  return (argument, context, name) => {
    const expression = compileExpression(argument, context.collation);
    return () => {
      let state = initial(name);
      return {
        add: (doc) => (state = step(state, expression.evaluate(doc, context.variables))),
        result: () => result(state),
      };
    };
  };
}

const collecting = (result: (values: unknown[]) => unknown): Compile =>
  folding<{ values: unknown[]; memory: MemoryUse }>(
    (name) => ({ values: [], memory: new MemoryUse(name) }),
    (state, value) => {
      state.memory.add(value);
      state.values.push(value);
      return state;
    },
    ({ values }) => result(values),
  );

const extreme = (direction: 1 | -1): Compile =>
  folding<unknown>(
    () => undefined,
    (best, value) =>
      isNullish(value) || (best !== undefined && direction * compareValues(value, best) <= 0) ? best : value,
    (best) => best ?? null,
  );

function deviation(sample: boolean): Compile {
  return collecting((values) => {
    const numbers = values.filter(isNumeric).map(toNumber);
    const divisor = sample ? numbers.length - 1 : numbers.length;
    if (divisor < 1) return null;
    const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
    return double(Math.sqrt(numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / divisor));
  });
}

/** Compiles $firstN, $lastN, $minN and $maxN. */
function several(choose: (values: unknown[], n: number) => unknown[]): Compile {
  return (argument, context, name) => {
    const { n, input } = fieldsOf(name, argument, ['n', 'input']);
    const count = toNumber(compileExpression(n, context.collation).evaluate({}, context.variables));
    if (!Number.isInteger(count) || count < 1)
      throw new MongoError(5787908, `'n' must be greater than 0, found ${count}`);
    return collecting((values) =>
      choose(
        values.map((value) => value ?? null),
        count,
      ),
    )(input, context, name);
  };
}

/** Compiles $top, $bottom, $topN and $bottomN, which have their own sort order. */
function ordered(last: boolean, many: boolean): Compile {
  return (argument, context, name) => {
    const named = fieldsOf(name, argument, many ? ['sortBy', 'output', 'n'] : ['sortBy', 'output']);
    const compare = compileSort(named.sortBy as Doc, context.collation);
    const output = compileExpression(named.output, context.collation);
    const count = many ? toNumber(compileExpression(named.n).evaluate({}, context.variables)) : 1;
    return () => {
      const docs: Doc[] = [];
      return {
        add: (doc) => docs.push(doc),
        result: () => {
          const sorted = [...docs].sort(compare);
          const chosen = (last ? sorted.slice(-count) : sorted.slice(0, count)).map(
            (doc) => output.evaluate(doc, context.variables) ?? null,
          );
          return many ? chosen : (chosen[0] ?? null);
        },
      };
    };
  };
}

/** Compiles $median and $percentile. mingo computes both over the collected values. */
function statistic(name: '$median' | '$percentile'): Compile {
  return (argument, context) => {
    const named = fieldsOf(
      name,
      argument,
      name === '$median' ? ['input', 'method'] : ['input', 'method', 'p'],
    );
    const compute = required(mingoOperators[name], name);
    return collecting((values) => {
      const input = values.filter(isNumeric);
      if (!input.length) return null;
      const evaluate = compute(
        { ...named, input: { $literal: input } },
        { collation: undefined, compile: (e) => () => resolve(e) },
        name,
      );
      return evaluate({ root: {}, variables: {} });
    })(named.input, context, name);
  };
}

function resolve(argument: unknown): unknown {
  if (!isDoc(argument)) return argument;
  return Object.fromEntries(
    Object.entries(argument).map(([key, value]) => [
      key,
      isDoc(value) && '$literal' in value ? value.$literal : value,
    ]),
  );
}

const firstUnset = Symbol('nothing yet');

const accumulators: Record<string, Compile> = {
  $sum: folding<Numeric>(
    () => 0,
    (sum, value) => (isNumeric(value) ? add(sum, value) : sum),
    (sum) => sum,
  ),
  $avg: folding<{ sum: Numeric; count: number }>(
    () => ({ sum: 0, count: 0 }),
    (state, value) => (isNumeric(value) ? { sum: add(state.sum, value), count: state.count + 1 } : state),
    ({ sum, count }) => (count ? divide(sum, count) : null),
  ),
  $min: extreme(-1),
  $max: extreme(1),
  $first: folding<unknown>(
    () => firstUnset,
    (state, value) => (state === firstUnset ? (value ?? null) : state),
    (state) => (state === firstUnset ? null : state),
  ),
  $last: folding<unknown>(
    () => null,
    (_, value) => value ?? null,
    (state) => state,
  ),
  $push: collecting((values) => values.filter((value) => value !== undefined)),
  $addToSet: folding<{ set: ValueSet; memory: MemoryUse }>(
    (name) => ({ set: new ValueSet(), memory: new MemoryUse(name) }),
    (state, value) => {
      const { set, memory } = state;
      if (value !== undefined && set.add(value)) memory.add(value);
      return state;
    },
    ({ set }) => set.toArray(),
  ),
  $mergeObjects: collecting(mergeObjects),
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
  $firstN: several((values, n) => values.slice(0, n)),
  $lastN: several((values, n) => values.slice(-n)),
  $minN: several((values, n) =>
    values
      .filter((v) => v !== null)
      .sort(compareValues)
      .slice(0, n),
  ),
  $maxN: several((values, n) =>
    values
      .filter((v) => v !== null)
      .sort((a, b) => compareValues(b, a))
      .slice(0, n),
  ),
  $top: ordered(false, false),
  $topN: ordered(false, true),
  $bottom: ordered(true, false),
  $bottomN: ordered(true, true),
  $median: statistic('$median'),
  $percentile: statistic('$percentile'),
  $count: (argument) => {
    if (!isDoc(argument) || Object.keys(argument).length)
      throw new MongoError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
    return () => {
      let count = 0;
      return { add: () => void count++, result: () => count };
    };
  },
};

/** Compiles an accumulator object such as { $sum: ... } for $group, $bucket and $bucketAuto. */
export function compileAccumulator(field: string, spec: unknown, context: StageContext): Factory {
  const name = isDoc(spec) ? Object.keys(spec)[0] : undefined;
  if (!name?.startsWith('$'))
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
  if (Object.keys(spec as Doc).length !== 1)
    throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
  const compile = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (!compile) throw new MongoError(15952, `unknown group operator '${name}'`);
  return compile((spec as Doc)[name], context, name);
}
