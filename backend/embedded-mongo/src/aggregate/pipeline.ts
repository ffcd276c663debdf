import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { countFound, isCovered, prepare, type Query, run, runCovered } from '../query/execute.js';
import type { Found } from '../query/scan.js';
import type { Collection } from '../storage/model.js';
import { parseSort } from '../values/sort.js';
import type { Stage, StageCompiler, StageContext } from './context.js';
import { lookup, unionWith } from './joins.js';
import { neededFields } from './needed-fields.js';
import { facet, stages, wholeNumber } from './stages.js';

const allStages: Record<string, StageCompiler> = {
  ...stages,
  $facet: facet(runStages),
  $lookup: lookup(runPipeline),
  $unionWith: unionWith(runPipeline),
};

/** A pipeline split into a query (its first stages) and the remaining stages. */
interface Split {
  query: Query;
  rest: Doc[];
}

/** Returns the name of a stage. Throws when the value is not a valid stage. */
export function stageName(stage: unknown): string {
  if (!isDoc(stage))
    throw new MongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length)
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  // The error of a MongoDB server that is not in a replica set: this server has no oplog.
  if (name === '$changeStream')
    throw new MongoError(40573, 'The $changeStream stage is only supported on replica sets');
  return name;
}

/** Moves the leading $match, $sort, $skip and $limit into the query, which can use indexes. */
export function split(pipeline: Doc[], base: Omit<Query, 'filter'>): Split {
  const query: Query = { ...base, filter: {} };
  let at = 0;
  const filters: Doc[] = [];
  for (; at < pipeline.length && stageName(pipeline[at]) === '$match'; at++) {
    const filter = pipeline[at]?.$match;
    if (!isDoc(filter)) throw new MongoError(15959, 'the match filter must be an expression in an object');
    filters.push(filter);
  }
  query.filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  if (at < pipeline.length && stageName(pipeline[at]) === '$sort') {
    const sort = pipeline[at]?.$sort;
    if (isDoc(sort) && Object.keys(sort).length) {
      parseSort(sort);
      query.sort = sort;
      at++;
    }
  }
  if (at < pipeline.length && stageName(pipeline[at]) === '$skip')
    query.skip = wholeNumber('$skip', pipeline[at++]?.$skip, 0, 15956);
  if (at < pipeline.length && stageName(pipeline[at]) === '$limit')
    query.limit = wholeNumber('$limit', pipeline[at++]?.$limit, 1, 15958);
  const rest = pipeline.slice(at);
  query.fields = neededFields(rest);
  return { query, rest };
}

export function runStages(context: StageContext, input: Iterable<Doc>, pipeline: Doc[]): Iterable<Doc> {
  return compileStages(context, pipeline)(input);
}

/** Compiles stages. Rejects invalid stages here, before any document is read. */
export function compileStages(context: StageContext, pipeline: Doc[]): Stage {
  const compiled = pipeline.map((stage) => {
    const name = stageName(stage);
    const compile = Object.hasOwn(allStages, name) ? allStages[name] : undefined;
    if (!compile) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(stage[name], context, name);
  });
  return (input) => compiled.reduce((docs, stage) => stage(docs), input);
}

/** Yields the documents that a query finds, with at least the fields of the query. */
export function* documentsOf(context: StageContext, collection: Collection, query: Query): Generator<Doc> {
  const { view, stats } = context;
  const prepared = prepare(view, collection, query);
  if (isCovered(prepared)) return yield* runCovered(view, collection, query, prepared, stats);
  for (const found of run(view, collection, query, prepared, stats)) yield found.part(query.fields);
}

/** Runs a whole pipeline over a collection, given by name. Used by $lookup and $unionWith. */
export function runPipeline(context: StageContext, from: string, pipeline: Doc[]): Iterable<Doc> {
  const { query, rest } = split(pipeline, { collation: context.collation, variables: context.variables });
  const collection = from ? context.findCollection(from) : undefined;
  compileFilter(query.filter, query);
  if (!collection) return runStages(context, [], rest);
  const counted = rest[0]?.$count;
  if (typeof counted === 'string' && !query.sort && !query.skip && query.limit === undefined) {
    const n = countFound(context.view, collection, query, context.stats);
    return runStages(context, n ? [{ [counted]: n }] : [], rest.slice(1));
  }
  return runStages(context, documentsOf(context, collection, query), rest);
}

export function runQuery(
  { view, stats }: StageContext,
  collection: Collection,
  query: Query,
): Generator<Found> {
  return run(view, collection, query, prepare(view, collection, query), stats);
}
