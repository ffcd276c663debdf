import { encodeKey } from '../bson/key.js';
import { type Doc, isDoc, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression, resolvePath } from '../expression/compile-expression.js';
import { MemoryUse } from '../expression/memory-limits.js';
import { fieldsOf } from '../expression/named-arguments.js';
import { valuesAt } from '../matcher/path.js';
import { prepare, run } from '../query/execute.js';
import { assign } from '../query/projection.js';
import type { RunPipeline, StageCompiler, StageContext } from './context.js';

/** Yields the documents of another collection that match the filter. Uses the collection's indexes. */
function* lookUp(context: StageContext, from: string, filter: Doc): Generator<Doc> {
  const collection = context.findCollection(from);
  if (!collection) return;
  const query = { filter, collation: context.collation, variables: context.variables };
  for (const found of run(
    context.view,
    collection,
    query,
    prepare(context.view, collection, query),
    context.stats,
  ))
    yield found.doc;
}

/** Returns the filter for the localField and foreignField of $lookup. */
function equality(field: string, doc: Doc, localPath: string[]): Doc {
  const values = valuesAt(doc, localPath, true);
  if (!values.length) return { [field]: null };
  return { [field]: values.length === 1 ? { $eq: values[0] } : { $in: values } };
}

export const lookup =
  (runPipeline: RunPipeline): StageCompiler =>
  (argument, context, name) => {
    const named = fieldsOf(name, argument, ['as'], ['from', 'localField', 'foreignField', 'let', 'pipeline']);
    const pipeline = named.pipeline as Doc[] | undefined;
    if (typeof named.from !== 'string' && !(pipeline && named.from === undefined))
      throw new MongoError('FailedToParse', "$lookup argument 'from' must be a string");
    const byField = named.localField !== undefined || named.foreignField !== undefined;
    if (byField && (typeof named.localField !== 'string' || typeof named.foreignField !== 'string'))
      throw new MongoError(
        'FailedToParse',
        '$lookup requires both or neither of "localField" and "foreignField" to be specified',
      );
    if (!byField && !pipeline)
      throw new MongoError(
        'FailedToParse',
        '$lookup requires either "pipeline" or both "localField" and "foreignField" to be specified',
      );
    const from = (named.from as string | undefined) ?? '';
    const path = String(named.as).split('.');
    const local = byField ? (named.localField as string).split('.') : [];
    const bound = Object.entries((named.let as Doc | undefined) ?? {}).map(
      ([key, value]) => [key, compileExpression(value, context.collation)] as const,
    );
    return function* (input) {
      for (const doc of input) {
        const filter = byField ? equality(named.foreignField as string, doc, local) : {};
        let found: Iterable<Doc>;
        if (!pipeline) found = lookUp(context, from, filter);
        else {
          const variables: Doc = { ...context.variables };
          for (const [key, expression] of bound) variables[key] = expression.evaluate(doc, context.variables);
          const inner = byField ? [{ $match: filter }, ...pipeline] : pipeline;
          found = runPipeline({ ...context, variables }, from, inner);
        }
        const out: Doc = { ...doc };
        assign(out, path, collect(name, found));
        yield out;
      }
    };
  };

/** Collects all documents. Throws ExceededMemoryLimit above 100 MB. */
function collect(name: string, found: Iterable<Doc>): Doc[] {
  const memory = new MemoryUse(name);
  const docs: Doc[] = [];
  for (const doc of found) {
    memory.add(doc);
    docs.push(doc);
  }
  return docs;
}

export const unionWith =
  (runPipeline: RunPipeline): StageCompiler =>
  (argument, context, name) => {
    const named =
      typeof argument === 'string' ? { coll: argument } : fieldsOf(name, argument, [], ['coll', 'pipeline']);
    return function* (input) {
      yield* input;
      yield* runPipeline(
        context,
        (named.coll as string | undefined) ?? '',
        (named as { pipeline?: Doc[] }).pipeline ?? [],
      );
    };
  };

export const graphLookup: StageCompiler = (argument, context, name) => {
  const named = fieldsOf(
    name,
    argument,
    ['from', 'startWith', 'connectFromField', 'connectToField', 'as'],
    ['maxDepth', 'depthField', 'restrictSearchWithMatch'],
  );
  const start = compileExpression(named.startWith, context.collation);
  const follow = String(named.connectFromField).split('.');
  const deepest = named.maxDepth === undefined ? Infinity : toNumber(named.maxDepth);
  const restriction = (named.restrictSearchWithMatch as Doc | undefined) ?? {};
  return function* (input) {
    for (const doc of input) {
      const seen = new Map<string, Doc>();
      let frontier = asList(start.evaluate(doc, context.variables));
      for (let depth = 0; depth <= deepest && frontier.length; depth++) {
        const next: unknown[] = [];
        const filter = { $and: [restriction, { [named.connectToField as string]: { $in: frontier } }] };
        for (const found of lookUp(context, named.from as string, filter)) {
          const key = encodeKey(found._id).toString('latin1');
          if (seen.has(key)) continue;
          const shown: Doc = { ...found };
          if (named.depthField !== undefined)
            assign(shown, String(named.depthField).split('.'), BigInt(depth));
          seen.set(key, shown);
          next.push(...asList(resolvePath(found, follow, 0)));
        }
        frontier = next;
      }
      const out: Doc = { ...doc };
      assign(out, String(named.as).split('.'), [...seen.values()]);
      yield out;
    }
  };
};

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Compiles $unwind: one document for each element. */
export const unwind: StageCompiler = (argument, _context, name) => {
  const named =
    typeof argument === 'string'
      ? { path: argument }
      : fieldsOf(name, argument, ['path'], ['includeArrayIndex', 'preserveNullAndEmptyArrays']);
  if (typeof named.path !== 'string' || !named.path.startsWith('$'))
    throw new MongoError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${String(named.path)}`,
    );
  const path = named.path.slice(1).split('.');
  const { includeArrayIndex, preserveNullAndEmptyArrays } = named as {
    includeArrayIndex?: string;
    preserveNullAndEmptyArrays?: boolean;
  };
  const indexPath = includeArrayIndex?.split('.');
  return function* (input) {
    for (const doc of input) {
      let value: unknown = doc;
      for (const step of path) value = isDoc(value) && Object.hasOwn(value, step) ? value[step] : undefined;
      if (Array.isArray(value) && value.length) {
        for (let i = 0; i < value.length; i++) {
          const out: Doc = { ...doc };
          assign(out, path, value[i] ?? null);
          if (indexPath) assign(out, indexPath, BigInt(i));
          yield out;
        }
      } else if (value === undefined || value === null || Array.isArray(value)) {
        if (!preserveNullAndEmptyArrays) continue;
        const out: Doc = { ...doc };
        if (Array.isArray(value)) assign(out, path, undefined);
        if (indexPath) assign(out, indexPath, null);
        yield out;
      } else {
        const out: Doc = { ...doc };
        if (indexPath) assign(out, indexPath, null);
        yield out;
      }
    }
  };
};
