import { type Doc, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { checkNames } from '../storage/catalog.js';
import { LockedError } from '../storage/conflicts.js';
import type { WriteContext } from '../storage/engine.js';
import { type Collection, idIndexOf } from '../storage/model.js';
import { clearRange } from '../storage/records.js';
import { collationOf } from '../values/collation.js';
import { boolField, type Call, collectionName, type Command, docField, refuse, write } from './command.js';

/** Removes a collection with its documents and indexes. */
function dropCollection(call: Call, context: WriteContext, collection: Collection): void {
  const { catalog, conflicts } = call.services.engine;
  conflicts.claimCollection(collection.id);
  catalog.forget(context.view, collection);
  clearRange(context.view, 'docs', collection.id);
  for (const index of collection.indexes) clearRange(context.view, 'index', index.id);
}

const createOptions = ['validator', 'validationLevel', 'validationAction', 'collation'];

const create: Command = {
  fields: [
    'create', 'capped', 'autoIndexId', 'idIndex', 'size', 'max', 'storageEngine', 'validator', 'validationLevel', 'validationAction',
    'indexOptionDefaults', 'viewOn', 'pipeline', 'collation', 'timeseries', 'expireAfterSeconds', 'clusteredIndex',
    'changeStreamPreAndPostImages', 'encryptedFields', 'temp', 'flags',
  ], // oxfmt-ignore
  inTransaction: true,
  async run(call) {
    const name = collectionName(call);
    checkNames(call.db, name);
    refuse(
      call,
      'capped',
      'viewOn',
      'pipeline',
      'timeseries',
      'expireAfterSeconds',
      'clusteredIndex',
      'encryptedFields',
      'storageEngine',
      'temp',
      'flags',
      'indexOptionDefaults',
    );
    if (docField(call, 'changeStreamPreAndPostImages')?.enabled === true)
      refuse(call, 'changeStreamPreAndPostImages');
    const collation = collationOf(docField(call, 'collation'));
    const options: Doc = Object.fromEntries(
      createOptions.flatMap((key) => (call.body[key] === undefined ? [] : [[key, call.body[key]]])),
    );
    if (collation) options.collation = collation.spec;
    if (options.validator) compileFilter(options.validator as Doc);
    const { catalog } = call.services.engine;
    if (call.transaction) {
      if (catalog.find(call.db, name, call.transaction.view.owner)) throw exists(call, name);
      await call.transaction.create(call.db, name, options);
      return {};
    }
    await write(call, ({ view }) => {
      const known = catalog.findAny(call.db, name);
      if (known?.pendingOwner) throw new LockedError();
      if (!known) catalog.create(view, call.db, name, options);
      else if (JSON.stringify(known.options) !== JSON.stringify(options)) throw exists(call, name);
    });
    return {};
  },
};

function exists(call: Call, name: string): MongoError {
  return new MongoError(
    'NamespaceExists',
    `namespace ${call.db}.${name} already exists, but with different options`,
  );
}

const drop: Command = {
  fields: ['drop'],
  async run(call) {
    const name = collectionName(call);
    return write(call, (context) => {
      const collection = call.services.engine.catalog.find(call.db, name);
      if (!collection) return {};
      dropCollection(call, context, collection);
      return { nIndexesWas: collection.indexes.length, ns: `${call.db}.${name}` };
    });
  },
};

const dropDatabase: Command = {
  fields: ['dropDatabase'],
  async run(call) {
    return write(call, (context) => {
      const collections = call.services.engine.catalog.list(call.db);
      for (const collection of collections) call.services.engine.conflicts.claimCollection(collection.id);
      for (const collection of collections) dropCollection(call, context, collection);
      return collections.length ? { dropped: call.db } : {};
    });
  },
};

const listCollections: Command = {
  fields: ['listCollections', 'filter', 'cursor', 'nameOnly', 'authorizedCollections'],
  run(call) {
    const { matches } = compileFilter(docField(call, 'filter') ?? {});
    const nameOnly = boolField(call, 'nameOnly');
    const entries = call.services.engine.catalog
      .list(call.db)
      .map((collection) => ({
        name: collection.name,
        type: 'collection',
        options: collection.options,
        info: { readOnly: false, uuid: collection.uuid },
        idIndex: idIndexOf(collection).spec,
      }))
      .filter((entry) => matches(entry))
      .map((entry) => (nameOnly ? { name: entry.name, type: entry.type } : entry));
    return listed(call, `${call.db}.$cmd.listCollections`, entries);
  },
};

/** Returns the reply of a list command: a cursor. */
export function listed(call: Call, ns: string, entries: Doc[]): Doc {
  const batchSize = toNumber(docField(call, 'cursor')?.batchSize ?? 101);
  const source = {
    ns,
    items: entries[Symbol.iterator](),
    close: () => undefined,
    session: call.session?.id.toString('hex'),
  };
  return { cursor: call.services.cursors.open(source, batchSize) };
}

const listDatabases: Command = {
  fields: ['listDatabases', 'filter', 'nameOnly', 'authorizedDatabases'],
  adminOnly: true,
  run(call) {
    const { matches } = compileFilter(docField(call, 'filter') ?? {});
    const { catalog } = call.services.engine;
    const all = catalog.databaseNames().map((name) => {
      const size = catalog.list(name).reduce((sum, collection) => sum + collection.size, 0);
      return { name, sizeOnDisk: size, empty: false };
    });
    const databases = all.filter((entry) => matches(entry));
    if (boolField(call, 'nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
    return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0) };
  },
};

const renameCollection: Command = {
  fields: ['renameCollection', 'to', 'dropTarget'],
  adminOnly: true,
  async run(call) {
    const [from, to] = [collectionName(call), String(call.body.to)];
    const [fromDb, fromName] = cut(from);
    const [toDb, toName] = cut(to);
    checkNames(toDb, toName);
    return write(call, (context) => {
      const { catalog, conflicts } = call.services.engine;
      const collection = catalog.find(fromDb, fromName);
      if (!collection) throw new MongoError('NamespaceNotFound', `Source collection ${from} does not exist`);
      const old = catalog.find(toDb, toName);
      if (old && !boolField(call, 'dropTarget'))
        throw new MongoError('NamespaceExists', 'target namespace exists');
      conflicts.claimCollection(collection.id);
      if (old) dropCollection(call, context, old);
      catalog.rename(context.view, collection, toDb, toName);
      collection.changedSeq = conflicts.seq + 1;
      return {};
    });
  },
};

function cut(ns: string): [string, string] {
  const dot = ns.indexOf('.');
  return [ns.slice(0, dot), ns.slice(dot + 1)];
}

const collStats: Command = {
  fields: ['collStats', 'scale'],
  run(call) {
    const name = collectionName(call);
    const collection = call.services.engine.catalog.find(call.db, name);
    const [count, size] = [collection?.count ?? 0, collection?.size ?? 0];
    return {
      ns: `${call.db}.${name}`,
      size,
      count,
      avgObjSize: count ? Math.round(size / count) : 0,
      storageSize: size,
      nindexes: collection?.indexes.length ?? 0,
      capped: false,
    };
  },
};

const dbStats: Command = {
  fields: ['dbStats', 'dbstats', 'scale', 'freeStorage'],
  run(call) {
    const collections = call.services.engine.catalog.list(call.db);
    const sum = (of: (collection: Collection) => number): number =>
      collections.reduce((total, each) => total + of(each), 0);
    return {
      db: call.db,
      collections: collections.length,
      views: 0,
      objects: sum((c) => c.count),
      dataSize: sum((c) => c.size),
      indexes: sum((c) => c.indexes.length),
    };
  },
};

export const collectionCommands: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  renameCollection,
  collStats,
  dbStats,
};
