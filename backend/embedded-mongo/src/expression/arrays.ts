import { compareValues, equalValues } from '../bson/compare.js';
import { type Doc, isDoc, isNumeric, setKey, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { isTrue } from '../values/is-true.js';
import { type Comparator, compileSort } from '../values/sort.js';
import { claimRange } from './memory-limits.js';
import { fieldsOf } from './named-arguments.js';
import { eager, isNullish, type Operator } from './operator.js';

function array(name: string, value: unknown, code = 28690): unknown[] {
  if (!Array.isArray(value))
    throw new MongoError(
      code,
      `The argument to ${name} must be an array, but was of type: ${typeName(value)}`,
    );
  return value;
}

function whole(name: string, value: unknown, code: number): number {
  const number = toNumber(value);
  if (!isNumeric(value) || !Number.isInteger(number))
    throw new MongoError(code, `${name} needs a whole number, found: ${typeName(value)}`);
  return number;
}

/** Compiles $map. $map, $filter and $reduce bind variables for each element. */
const mapping: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['input', 'in'], ['as']);
  const input = compiler.compile(named.input);
  const body = compiler.compile(named.in);
  const as = named.as === undefined ? 'this' : String(named.as);
  return ({ root, variables }) => {
    const values = input({ root, variables });
    if (isNullish(values)) return null;
    return array(name, values, 16883).map(
      (item) => body({ root, variables: { ...variables, [as]: item } }) ?? null,
    );
  };
};

const filtering: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['input', 'cond'], ['as', 'limit']);
  const input = compiler.compile(named.input);
  const body = compiler.compile(named.cond);
  const limit = named.limit === undefined ? undefined : compiler.compile(named.limit);
  const as = named.as === undefined ? 'this' : String(named.as);
  return ({ root, variables }) => {
    const values = input({ root, variables });
    if (isNullish(values)) return null;
    const most = limit ? toNumber(limit({ root, variables }) ?? Infinity) : Infinity;
    const out: unknown[] = [];
    for (const item of array(name, values, 28651)) {
      if (out.length >= most) break;
      if (isTrue(body({ root, variables: { ...variables, [as]: item } }))) out.push(item);
    }
    return out;
  };
};

const reducing: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['input', 'initialValue', 'in']);
  const input = compiler.compile(named.input);
  const initial = compiler.compile(named.initialValue);
  const body = compiler.compile(named.in);
  return ({ root, variables }) => {
    const values = input({ root, variables });
    if (isNullish(values)) return null;
    return array(name, values, 40080).reduce<unknown>(
      (value, item) => body({ root, variables: { ...variables, value, this: item } }),
      initial({ root, variables }),
    );
  };
};

const elementAt = eager(2, 2, ([values, position], { name }) => {
  if (isNullish(values) || isNullish(position)) return null;
  return array(name, values, 28689).at(whole(name, position, 28690));
});

function slice([values, a, b]: unknown[], name: string): unknown {
  if (isNullish(values) || isNullish(a) || b === null) return null;
  const items = array(name, values, 28724);
  const first = whole(name, a, 28725);
  if (b === undefined) return first >= 0 ? items.slice(0, first) : items.slice(first);
  const count = whole(name, b, 28727);
  if (count <= 0) throw new MongoError(28729, `Third argument to $slice must be positive: ${count}`);
  const start = first < 0 ? Math.max(0, items.length + first) : first;
  return items.slice(start, start + count);
}

/** Compiles $firstN, $lastN, $maxN and $minN of an array. */
function several(choose: (values: unknown[], n: number) => unknown[]): Operator {
  return (argument, compiler, name) => {
    const named = fieldsOf(name, argument, ['n', 'input']);
    const [n, input] = [compiler.compile(named.n), compiler.compile(named.input)];
    return (scope) => choose(array(name, input(scope), 5788200), whole(name, n(scope), 5787903));
  };
}

const sorting: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['input', 'sortBy']);
  const input = compiler.compile(named.input);
  const { sortBy } = named;
  const compare: Comparator = isDoc(sortBy)
    ? compileSort(sortBy, compiler.collation)
    : (a: unknown, b: unknown) => toNumber(sortBy) * compareValues(a, b, compiler.collation?.compare);
  return (scope) => {
    const values = input(scope);
    return isNullish(values) ? null : [...array(name, values, 2942504)].sort(compare);
  };
};

const zipping: Operator = (argument, compiler, name) => {
  const named = fieldsOf(name, argument, ['inputs'], ['useLongestLength', 'defaults']);
  const inputs = compiler.compile(named.inputs);
  const defaults = named.defaults === undefined ? undefined : compiler.compile(named.defaults);
  const longest = named.useLongestLength === true;
  return (scope) => {
    const lists = array(name, inputs(scope), 34461);
    if (lists.some(isNullish)) return null;
    const arrays = lists.map((list) => array(name, list, 34468));
    const lengths = arrays.map((list) => list.length);
    const fill = defaults ? array(name, defaults(scope), 34462) : [];
    const length = longest ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, i) =>
      arrays.map((list, j) => (i < list.length ? list[i] : (fill[j] ?? null))),
    );
  };
};

function toObject(name: string, value: unknown): unknown {
  if (isNullish(value)) return null;
  const out: Doc = {};
  for (const item of array(name, value, 40386)) {
    const [key, field]: unknown[] = Array.isArray(item) ? item : isDoc(item) ? [item.k, item.v] : [];
    if (typeof key !== 'string') throw new MongoError(40395, `${name} requires keys of type string`);
    setKey(out, key, field);
  }
  return out;
}

export const arrays: Record<string, Operator> = {
  $map: mapping,
  $filter: filtering,
  $reduce: reducing,
  $arrayElemAt: elementAt,
  $first: eager(1, 1, ([values], { name }) => (isNullish(values) ? null : array(name, values).at(0))),
  $last: eager(1, 1, ([values], { name }) => (isNullish(values) ? null : array(name, values).at(-1))),
  $size: eager(1, 1, ([values], { name }) => array(name, values, 17124).length),
  $isArray: eager(1, 1, ([value]) => Array.isArray(value)),
  $in: eager(2, 2, ([value, values], { name, compiler }) =>
    array(name, values, 40081).some((item) => equalValues(item, value ?? null, compiler.collation?.compare)),
  ),
  $concatArrays: eager(0, Infinity, (args, { name }) =>
    args.some(isNullish) ? null : args.flatMap((arg) => array(name, arg, 28664)),
  ),
  $slice: eager(2, 3, (args, { name }) => slice(args, name)),
  $reverseArray: eager(1, 1, ([values], { name }) =>
    isNullish(values) ? null : [...array(name, values, 34435)].reverse(),
  ),
  $range: eager(2, 3, ([from, to, step = 1], { name }) => {
    const [start, end, by] = [whole(name, from, 34443), whole(name, to, 34444), whole(name, step, 34445)];
    if (!by) throw new MongoError(34449, '$range requires a non-zero step value');
    const length = Math.max(0, Math.ceil((end - start) / by));
    claimRange(length);
    return Array.from({ length }, (_, i) => start + i * by);
  }),
  $indexOfArray: eager(2, 4, ([values, sought, start = 0, end], { name }) => {
    if (isNullish(values)) return null;
    const items = array(name, values, 40090).slice(0, end === undefined ? undefined : toNumber(end));
    return items.findIndex((item, i) => i >= toNumber(start) && equalValues(item, sought));
  }),
  $firstN: several((values, n) => values.slice(0, n)),
  $lastN: several((values, n) => values.slice(-n)),
  $maxN: several((values, n) =>
    values
      .filter((v) => !isNullish(v))
      .sort((a, b) => compareValues(b, a))
      .slice(0, n),
  ),
  $minN: several((values, n) =>
    values
      .filter((v) => !isNullish(v))
      .sort(compareValues)
      .slice(0, n),
  ),
  $sortArray: sorting,
  $zip: zipping,
  $arrayToObject: eager(1, 1, ([value], { name }) => toObject(name, value)),
};
