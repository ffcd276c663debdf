import { type Doc, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { distinctValues } from '../query/distinct.js';
import { countFound, prepare, type Query, run, shown } from '../query/execute.js';
import { compileProjection, type Project } from '../query/projection.js';
import { recordsAhead } from '../query/read-ahead.js';
import type { ScanStats } from '../query/scan.js';
import type { Item } from '../services/cursors.js';
import type { Collection } from '../storage/model.js';
import type { View } from '../storage/view.js';
import {
  boolField,
  type Call,
  collationField,
  collectionName,
  type Command,
  countField,
  docField,
  findCollection,
  hintOf,
  refuse,
  scanStats,
  timed,
  variablesOf,
  viewOf,
} from './command.js';

const findFields = [
  'find', 'filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch', 'max', 'min',
  'returnKey', 'showRecordId', 'tailable', 'awaitData', 'oplogReplay', 'noCursorTimeout', 'allowPartialResults',
  'allowDiskUse', 'collation', 'let', 'term', 'options', 'runtimeConstants',
]; // oxfmt-ignore

/** Returns the query of a find command. */
export function findQuery(call: Call): Query {
  refuse(
    call,
    'max',
    'min',
    'returnKey',
    'showRecordId',
    'tailable',
    'awaitData',
    'term',
    'options',
    'runtimeConstants',
  );
  const limit = countField(call, 'limit');
  return {
    filter: docField(call, 'filter') ?? {},
    sort: docField(call, 'sort'),
    skip: countField(call, 'skip') ?? 0,
    limit: limit === 0 ? undefined : limit,
    hint: hintOf(call.body.hint),
    collation: collationField(call, collectionName(call)),
    variables: variablesOf(call),
  };
}

/** Returns the atClusterTime of the snapshot for the reply, if the call reads a snapshot. */
export const readAt = ({ snapshot }: Call): Doc => (snapshot ? { atClusterTime: snapshot.time } : {});

function* items(
  view: View,
  collection: Collection,
  query: Query,
  project: Project | undefined,
  stats: ScanStats,
): Generator<Item> {
  const prepared = prepare(view, collection, query);
  for (const found of run(view, collection, query, prepared, stats)) yield shown(found, project);
}

const find: Command = {
  fields: findFields,
  inTransaction: true,
  snapshotReads: true,
  async readAhead(call) {
    const { engine } = call.services;
    const collection = call.snapshot ? undefined : findCollection(call, collectionName(call));
    if (!collection) return;
    const query = findQuery(call);
    await engine.readAhead(await engine.read(() => recordsAhead(engine.latest, collection, query)));
  },
  run(call) {
    const { services, session, transaction } = call;
    const name = collectionName(call);
    const query = findQuery(call);
    const project = compileProjection(docField(call, 'projection') ?? {}, { ...query, find: true });
    const ns = `${call.db}.${name}`;
    const collection = findCollection(call, name);
    if (!collection) {
      compileFilter(query.filter, query);
      return { cursor: { firstBatch: [], id: 0n, ns, ...readAt(call) } };
    }
    const batchSize = countField(call, 'batchSize') ?? 101;
    const single = boolField(call, 'singleBatch');
    // A result that may need several batches is read from a snapshot, so that all batches are consistent.
    const whole =
      transaction !== undefined ||
      call.snapshot !== undefined ||
      single ||
      (query.limit !== undefined && query.limit <= batchSize);
    const snapshot = whole ? undefined : services.engine.snapshot();
    const stats = scanStats(call);
    const source = {
      ns,
      items: items(snapshot ?? viewOf(call), collection, query, project, stats),
      timed: timed(stats, call),
      close: () => snapshot?.close(),
      transaction,
      session: session?.id.toString('hex'),
      keep: boolField(call, 'noCursorTimeout'),
    };
    return { cursor: { ...services.cursors.open(source, batchSize, single), ...readAt(call) } };
  },
};

const getMore: Command = {
  fields: ['getMore', 'collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  inTransaction: true,
  run(call) {
    const id = call.body.getMore;
    if (typeof id !== 'bigint')
      throw new MongoError(
        'TypeMismatch',
        "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
      );
    const ns = `${call.db}.${String(call.body.collection)}`;
    return {
      cursor: call.services.cursors.more(
        id,
        ns,
        countField(call, 'batchSize') || undefined,
        call.session?.id.toString('hex'),
      ),
    };
  },
};

const killCursors: Command = {
  fields: ['killCursors', 'cursors'],
  inTransaction: true,
  run(call) {
    const ids = call.body.cursors;
    if (!Array.isArray(ids))
      throw new MongoError('TypeMismatch', "BSON field 'killCursors.cursors' must be an array");
    const killed: unknown[] = [];
    const missing: unknown[] = [];
    for (const id of ids as unknown[])
      (call.services.cursors.kill(BigInt(typeof id === 'bigint' ? id : toNumber(id)))
        ? killed
        : missing
      ).push(id);
    return { cursorsKilled: killed, cursorsNotFound: missing, cursorsAlive: [], cursorsUnknown: [] };
  },
};

/** Counts the records that match a query. */
export function countMatching(
  call: Call,
  collection: Collection,
  query: Query,
  stats = scanStats(call),
): number {
  const view = viewOf(call);
  const empty = Object.keys(query.filter).length === 0;
  let total: number;
  if (empty && !call.transaction && !call.snapshot) total = collection.count;
  else total = countFound(view, collection, query, stats);
  return Math.min(Math.max(0, total - (query.skip ?? 0)), query.limit ?? Infinity);
}

const count: Command = {
  fields: ['count', 'query', 'limit', 'skip', 'hint', 'fields', 'collation'],
  run(call) {
    const name = collectionName(call);
    const limit = Math.abs(call.body.limit === undefined ? 0 : toNumber(call.body.limit));
    const query: Query = {
      filter: docField(call, 'query') ?? {},
      skip: countField(call, 'skip') ?? 0,
      limit: limit || undefined,
      hint: hintOf(call.body.hint),
      collation: collationField(call, name),
    };
    compileFilter(query.filter, query);
    const collection = findCollection(call, name);
    return { n: collection ? countMatching(call, collection, query) : 0 };
  },
};

const distinct: Command = {
  fields: ['distinct', 'key', 'query', 'collation', 'hint'],
  inTransaction: true,
  snapshotReads: true,
  run(call) {
    const { key } = call.body;
    if (typeof key !== 'string')
      throw new MongoError('TypeMismatch', "BSON field 'distinct.key' must be a string");
    const name = collectionName(call);
    const query: Query = {
      filter: docField(call, 'query') ?? {},
      hint: hintOf(call.body.hint),
      collation: collationField(call, name),
    };
    compileFilter(query.filter, query);
    const collection = findCollection(call, name);
    if (!collection) return { values: [], ...readAt(call) };
    const view = viewOf(call);
    const stats = scanStats(call);
    return {
      values: distinctValues(
        run(view, collection, query, prepare(view, collection, query), stats),
        key,
        query.collation,
      ),
      ...readAt(call),
    };
  },
};

export const findCommands: Record<string, Command> = { find, getMore, killCursors, count, distinct };
