import type { StageContext } from '../aggregate/context.js';
import { countDistinct } from '../aggregate/distinct-count.js';
import { compileStages, documentsOf, runQuery, split, stageName } from '../aggregate/pipeline.js';
import { type Doc, isDoc, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { shown } from '../query/execute.js';
import type { ScanStats } from '../query/scan.js';
import type { Item } from '../services/cursors.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import { compileMerge, compileOut } from './aggregate-output.js';
import {
  type Call,
  collationField,
  type Command,
  docField,
  findCollection,
  hintOf,
  refuse,
  scanStats,
  timed,
  variablesOf,
  viewOf,
} from './command.js';
import { explainCommand } from './explain.js';
import { countMatching, readAt } from './find.js';

/** Makes the context that the stages of a call share. */
function stageContext(
  call: Call,
  view: View,
  name: string | undefined,
  stats = scanStats(call),
): StageContext {
  return {
    view,
    db: call.db,
    collation: collationField(call, name),
    variables: variablesOf(call),
    stats,
    findCollection: (name, db) => findCollection(call, name, db),
  };
}

function pipelineOf(call: Call): Doc[] {
  const { pipeline } = call.body;
  if (!Array.isArray(pipeline))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  pipeline.forEach(stageName);
  return pipeline as Doc[];
}

/** Recognizes { $group: { _id: <constant>, n: { $sum: 1 } } } and { $count: 'n' }: both stages only count. */
function countField(stage: Doc | undefined): { field: string; id: unknown } | undefined {
  if (!stage) return undefined;
  if (typeof stage.$count === 'string') return { field: stage.$count, id: undefined };
  const spec = stage.$group;
  if (!isDoc(spec) || Object.keys(spec).length !== 2 || !isPlain(spec._id)) return undefined;
  const field = Object.keys(spec).find((key) => key !== '_id');
  const accumulator = field === undefined ? undefined : spec[field];
  return field !== undefined &&
    isDoc(accumulator) &&
    Object.keys(accumulator).length === 1 &&
    accumulator.$sum === 1
    ? { field, id: spec._id ?? null }
    : undefined;
}

const isPlain = (value: unknown): boolean => value === null || typeof value === 'number';

/** Returns the result of a first stage that reads no documents: $collStats, $indexStats or $listLocalSessions. */
function statistics(call: Call, collection: Collection | undefined, stage: Doc): Doc[] | undefined {
  if ('$collStats' in stage) {
    if (
      !isDoc(stage.$collStats) ||
      Object.keys(stage.$collStats).some((key) => key !== 'count' && key !== 'storageStats')
    )
      throw new MongoError('CommandNotSupported', '$collStats supports count and storageStats only');
    if (!collection) throw new MongoError('NamespaceNotFound', 'Collection not found');
    const base = {
      ns: `${call.db}.${collection.name}`,
      host: call.services.address(),
      localTime: new Date(),
    };
    const storageStats = {
      size: collection.size,
      count: collection.count,
      avgObjSize: collection.count ? Math.round(collection.size / collection.count) : 0,
      nindexes: collection.indexes.length,
    };
    return [
      {
        ...base,
        ...('count' in stage.$collStats ? { count: collection.count } : {}),
        ...('storageStats' in stage.$collStats ? { storageStats } : {}),
      },
    ];
  }
  if ('$listLocalSessions' in stage) return call.services.sessions.list();
  if ('$indexStats' in stage)
    return (
      collection?.indexes.map((index) => ({
        name: index.name,
        key: index.spec.key,
        host: call.services.address(),
        spec: index.spec,
      })) ?? []
    );
  return undefined;
}

/** Yields the results of a pipeline without $out or $merge. */
export function* results(
  call: Call,
  view: View,
  name: string | undefined,
  pipeline: Doc[],
  stats?: ScanStats,
): Generator<Item> {
  const context = stageContext(call, view, name, stats);
  const { collation, variables } = context;
  const collection = name === undefined ? undefined : findCollection(call, name);
  const given = pipeline[0] && statistics(call, collection, pipeline[0]);
  if (given) return yield* compileStages(context, pipeline.slice(1))(given);
  const { query, rest } = split(pipeline, { collation, variables, hint: hintOf(call.body.hint) });
  const stages = compileStages(context, rest);
  compileFilter(query.filter, query);
  const counted = countField(rest[0]);
  if (counted && collection && !query.sort) {
    const n = countMatching(call, collection, query, context.stats);
    const doc = { ...(counted.id === undefined ? {} : { _id: counted.id }), [counted.field]: n };
    return yield* compileStages(context, rest.slice(1))(n ? [doc] : []);
  }
  if (!collection) return yield* stages([]);
  const different = countDistinct(context, collection, query, rest);
  if (different) return yield* compileStages(context, rest.slice(2))(different);
  if (rest.length) yield* stages(documentsOf(context, collection, query));
  else for (const found of runQuery(context, collection, query)) yield shown(found, undefined);
}

/** The first stages that are valid without a collection. */
const withoutCollection = new Set(['$documents', '$listLocalSessions']);

const aggregate: Command = {
  fields: [
    'aggregate',
    'pipeline',
    'explain',
    'allowDiskUse',
    'cursor',
    'bypassDocumentValidation',
    'hint',
    'collation',
    'let',
    'fromMongos',
    'needsMerge',
    'exchange',
    'runtimeConstants',
  ],
  inTransaction: true,
  snapshotReads: true,
  async run(call) {
    const { services, session, transaction, body } = call;
    refuse(call, 'fromMongos', 'needsMerge', 'exchange', 'runtimeConstants');
    const pipeline = pipelineOf(call);
    if (body.explain === true) return explainCommand(call, 'queryPlanner');
    const name = body.aggregate === 1 || toNumber(body.aggregate) === 1 ? undefined : body.aggregate;
    if (name !== undefined && typeof name !== 'string')
      throw new MongoError('TypeMismatch', 'aggregate needs a collection name or 1');
    const cursor = docField(call, 'cursor');
    if (!cursor)
      throw new MongoError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    for (const key of Object.keys(cursor))
      if (key !== 'batchSize')
        throw new MongoError('UnknownField', `BSON field 'cursor.${key}' is an unknown field.`);
    if (
      name === undefined &&
      pipeline[0] &&
      !Object.keys(pipeline[0]).some((stage) => withoutCollection.has(stage))
    )
      throw new MongoError(
        'InvalidNamespace',
        `{aggregate: 1} is not valid for '${stageName(pipeline[0])}'; a collection is required.`,
      );
    const ns = `${call.db}.${name ?? '$cmd.aggregate'}`;
    const last = pipeline.at(-1);
    const writer =
      last &&
      ('$out' in last
        ? compileOut(call, last.$out)
        : '$merge' in last
          ? compileMerge(call, last.$merge)
          : undefined);
    if (writer) {
      if ((body.readConcern as Doc | undefined)?.level === 'linearizable')
        throw new MongoError(
          'InvalidOptions',
          `${stageName(last)} cannot be used with a 'linearizable' read concern level`,
        );
      if (transaction)
        throw new MongoError(
          'OperationNotSupportedInTransaction',
          `${stageName(last)} cannot be used in a transaction`,
        );
      await writer([...results(call, viewOf(call), name, pipeline.slice(0, -1))]);
      return { cursor: { firstBatch: [], id: 0n, ns } };
    }
    const batchSize = cursor.batchSize === undefined ? 101 : toNumber(cursor.batchSize);
    const snapshot = transaction || call.snapshot ? undefined : services.engine.snapshot();
    const stats = scanStats(call);
    return {
      cursor: {
        ...services.cursors.open(
          {
            ns,
            items: results(call, snapshot ?? viewOf(call), name, pipeline, stats),
            timed: timed(stats, call),
            close: () => snapshot?.close(),
            transaction,
            session: session?.id.toString('hex'),
          },
          batchSize,
        ),
        ...readAt(call),
      },
    };
  },
};

export const aggregateCommands: Record<string, Command> = { aggregate };
