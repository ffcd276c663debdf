import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { countFound, prepare, type Prepared, type Query, run } from '../query/execute.js';
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

/** A pipeline's first stages as a query of the collection, and what is left of it. */
interface Split {
  query: Query;
  rest: Doc[];
}

/** The name of a stage; refuses what is no stage. */
export function stageName(stage: unknown): string {
  if (!isDoc(stage))
    throw new MongoError('TypeMismatch', "Each element of the 'pipeline' array must be an object");
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length)
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  // What a server answers that keeps no log of its changes for others.
  if (name === '$changeStream')
    throw new MongoError(40573, 'The $changeStream stage is only supported on replica sets');
  return name;
}

/** $match, $sort, $skip and $limit at the beginning are done by the query, with its indexes. */
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
  return { query, rest: pipeline.slice(at) };
}

/** Compiles the stages and runs documents through them. */
export function runStages(context: StageContext, input: Iterable<Doc>, pipeline: Doc[]): Iterable<Doc> {
  return compileStages(context, pipeline)(input);
}

/** Compiles stages; everything that is wrong with them is refused here, before anything runs. */
export function compileStages(context: StageContext, pipeline: Doc[]): Stage {
  const compiled = pipeline.map((stage) => {
    const name = stageName(stage);
    const compile = Object.hasOwn(allStages, name) ? allStages[name] : undefined;
    if (!compile) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(stage[name], context, name);
  });
  return (input) => compiled.reduce((docs, stage) => stage(docs), input);
}

/** What was found, as far as the stages behind it look at it. */
export function* documentsOf(records: Iterable<Found>, stages: readonly Doc[]): Generator<Doc> {
  const needed = neededFields(stages);
  for (const found of records) yield found.part(needed);
}

/** A whole pipeline over a collection by name, as $lookup and $unionWith run it. */
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
  return runStages(context, documentsOf(runQuery(context, collection, query), rest), rest);
}

export function runQuery(
  context: StageContext,
  collection: Collection,
  query: Query,
  prepared?: Prepared,
): Generator<Found> {
  const plan = prepared ?? prepare(context.view, collection, query);
  return run(context.view, collection, query, plan, context.stats);
}
