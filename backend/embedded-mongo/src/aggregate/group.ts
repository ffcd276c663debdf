import { compareValues } from '../bson/compare.js';
import { encodeKey } from '../bson/key.js';
import { type Doc, isDoc, isNumeric, setKey, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import { fieldsOf } from '../expression/named-arguments.js';
import { type Accumulator, compileAccumulator } from './accumulators.js';
import type { StageCompiler, StageContext } from './context.js';

interface Group {
  id: unknown;
  accumulators: { field: string; accumulator: Accumulator }[];
}

type Fields = [string, () => Accumulator][];

function accumulatorFields(spec: Doc, context: StageContext): Fields {
  return Object.keys(spec).map((field) => {
    if (field.includes('.')) throw new MongoError(40235, `The field name '${field}' cannot contain '.'`);
    return [field, compileAccumulator(field, spec[field], context)];
  });
}

function finish({ id, accumulators }: Group): Doc {
  const out: Doc = { _id: id ?? null };
  for (const { field, accumulator } of accumulators) setKey(out, field, accumulator.result());
  return out;
}

const newGroup = (id: unknown, fields: Fields): Group => ({
  id,
  accumulators: fields.map(([field, make]) => ({ field, accumulator: make() })),
});

function addTo(group: Group, doc: Doc): void {
  for (const { accumulator } of group.accumulators) accumulator.add(doc);
}

export const group: StageCompiler = (argument, context) => {
  if (!isDoc(argument)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in argument)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id, ...rest } = argument;
  const id = compileExpression(_id, context.collation);
  const fields = accumulatorFields(rest, context);
  return function* (input) {
    const groups = new Map<string, Group>();
    for (const doc of input) {
      const value = id.evaluate(doc, context.variables) ?? null;
      const key = value === null ? '' : encodeKey(value, context.collation?.fold).toString('latin1');
      let found = groups.get(key);
      if (!found) groups.set(key, (found = newGroup(value, fields)));
      addTo(found, doc);
    }
    for (const found of groups.values()) yield finish(found);
  };
};

const counted: Doc = { count: { $sum: 1 } };

export const sortByCount: StageCompiler = (argument, context, name) => {
  const grouped = group({ _id: argument, ...counted }, context, name);
  return (input) => [...grouped(input)].sort((a, b) => compareValues(b.count, a.count));
};

/** Compiles $bucket: groups between given boundaries. */
export const bucket: StageCompiler = (argument, context, name) => {
  const named = fieldsOf(name, argument, ['groupBy', 'boundaries'], ['default', 'output']);
  const boundaries = named.boundaries;
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw new MongoError(40192, 'The $bucket boundaries field must have at least 2 values');
  for (let i = 1; i < boundaries.length; i++)
    if (compareValues(boundaries[i - 1], boundaries[i]) >= 0)
      throw new MongoError(40194, 'The boundaries option to $bucket must be sorted');
  const by = compileExpression(named.groupBy, context.collation);
  const fields = accumulatorFields((named.output as Doc | undefined) ?? counted, context);
  return function* (input) {
    const groups = boundaries
      .slice(0, -1)
      .map((low: unknown) => ({ group: newGroup(low, fields), used: false }));
    const others = { group: newGroup(named.default, fields), used: false };
    for (const doc of input) {
      const value = by.evaluate(doc, context.variables);
      const place = boundaries.findIndex(
        (high: unknown, i) =>
          i > 0 && compareValues(value, high) < 0 && compareValues(value, boundaries[i - 1]) >= 0,
      );
      const target = groups[place - 1] ?? others;
      if (target === others && !('default' in named))
        throw new MongoError(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      target.used = true;
      addTo(target.group, doc);
    }
    for (const { group: found, used } of [...groups, others].sort((a, b) =>
      compareValues(a.group.id, b.group.id),
    ))
      if (used) yield finish(found);
  };
};

/** Compiles $bucketAuto: groups of about the same size. */
export const bucketAuto: StageCompiler = (argument, context, name) => {
  const named = fieldsOf(name, argument, ['groupBy', 'buckets'], ['output', 'granularity']);
  const buckets = toNumber(named.buckets);
  if (!isNumeric(named.buckets) || !Number.isInteger(buckets) || buckets < 1)
    throw new MongoError(40243, "The $bucketAuto 'buckets' field must be a positive number");
  if (named.granularity !== undefined)
    throw new MongoError('CommandNotSupported', '$bucketAuto: granularity is not supported');
  const by = compileExpression(named.groupBy, context.collation);
  const fields = accumulatorFields((named.output as Doc | undefined) ?? counted, context);
  return function* (input) {
    const rows = [...input].map((doc) => ({ doc, value: by.evaluate(doc, context.variables) ?? null }));
    rows.sort((a, b) => compareValues(a.value, b.value));
    const size = Math.max(1, Math.round(rows.length / buckets));
    for (let at = 0, made = 0; at < rows.length; made++) {
      let end = made === buckets - 1 ? rows.length : Math.min(rows.length, at + size);
      const valueAt = (i: number): unknown => rows[i]?.value;
      while (end < rows.length && compareValues(valueAt(end), valueAt(end - 1)) === 0) end++;
      const max = valueAt(Math.min(end, rows.length - 1));
      const found = newGroup({ min: valueAt(at), max }, fields);
      for (const { doc } of rows.slice(at, end)) addTo(found, doc);
      yield finish(found);
      at = end;
    }
  };
};
