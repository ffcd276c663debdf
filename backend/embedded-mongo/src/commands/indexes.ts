import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { sameKeys } from '../query/planner.js';
import { checkNames } from '../storage/catalog.js';
import { LockedError } from '../storage/conflicts.js';
import { type Collection, type Index, makeIndex } from '../storage/model.js';
import { buildIndex, clearRange } from '../storage/records.js';
import type { View } from '../storage/view.js';
import { collationOf } from '../values/collation.js';
import { listed } from './collections.js';
import { type Call, collectionName, type Command, findCollection, write } from './command.js';

const known = new Set([
  'key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds', 'collation', 'hidden', 'v',
  'background', 'ns', 'dropDups',
]); // oxfmt-ignore

/** Checks an index specification and fills in the defaults. */
function parseSpec(given: Doc, defaults: Doc | undefined): Doc {
  for (const option of Object.keys(given))
    if (!known.has(option))
      throw new MongoError('CommandNotSupported', `createIndexes: the option '${option}' is not supported`);
  const { key } = given;
  if (!isDoc(key) || !Object.keys(key).length)
    throw new MongoError('CannotCreateIndex', 'Index keys cannot be empty.');
  for (const [field, direction] of Object.entries(key)) checkKey(field, direction);
  const name =
    given.name ??
    Object.entries(key)
      .map(([field, direction]) => `${field}_${toNumber(direction)}`)
      .join('_');
  if (typeof name !== 'string' || !name || name === '*')
    throw new MongoError('BadValue', 'The index name is not valid');
  const spec: Doc = { v: 2, key, name };
  for (const option of ['unique', 'sparse', 'hidden'])
    if (given[option] === true || (isNumeric(given[option]) && toNumber(given[option]))) spec[option] = true;
  const partial = given.partialFilterExpression;
  if (partial !== undefined) {
    if (!isDoc(partial)) throw new MongoError('TypeMismatch', 'partialFilterExpression must be an object');
    if (spec.sparse)
      throw new MongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
    compileFilter(partial);
    spec.partialFilterExpression = partial;
  }
  addExpiry(spec, given, key);
  const collation = collationOf((given.collation as Doc | undefined) ?? defaults);
  if (collation) spec.collation = collation.spec;
  return spec;
}

function checkKey(field: string, direction: unknown): void {
  if (typeof direction === 'string')
    throw new MongoError('CannotCreateIndex', `Unknown or unsupported index plugin '${direction}'`);
  if (!isNumeric(direction) || !toNumber(direction))
    throw new MongoError(
      'CannotCreateIndex',
      `Values in v:2 index key pattern cannot be of type ${typeof direction}. Only numbers > 0, numbers < 0, and strings are allowed.`,
    );
  if (!field || field.split('.').some((step) => !step))
    throw new MongoError('CannotCreateIndex', 'Index keys cannot contain an empty field.');
  if (field.includes('$**'))
    throw new MongoError('CommandNotSupported', 'wildcard indexes are not supported');
  if (field.startsWith('$') || field.includes('.$'))
    throw new MongoError(
      'CannotCreateIndex',
      "Index key contains an illegal field name: field name starts with '$'.",
    );
}

function addExpiry(spec: Doc, given: Doc, key: Doc): void {
  if (given.expireAfterSeconds === undefined) return;
  const seconds = toNumber(given.expireAfterSeconds);
  if (!isNumeric(given.expireAfterSeconds) || seconds < 0)
    throw new MongoError('CannotCreateIndex', 'TTL index expireAfterSeconds must be a number of at least 0');
  if (Object.keys(key).length > 1 || '_id' in key)
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  spec.expireAfterSeconds = given.expireAfterSeconds;
}

const comparable = (spec: Doc): string => {
  const { key: _key, name: _name, v: _v, hidden: _hidden, ...rest } = spec;
  return JSON.stringify(rest, Object.keys(rest).sort());
};

/** Returns the identical index if the collection has one, or undefined. Throws when an existing index conflicts. */
function existing(collection: Collection, spec: Doc): Index | undefined {
  const key = spec.key as Doc;
  for (const index of collection.indexes) {
    const same =
      sameKeys(index.key, key) &&
      JSON.stringify(index.spec.collation) === JSON.stringify(spec.collation) &&
      JSON.stringify(index.spec.partialFilterExpression) === JSON.stringify(spec.partialFilterExpression);
    if (index.name === spec.name || (index.name === '_id_' && same)) {
      if (index.name === '_id_' && same) return index;
      if (!same)
        throw new MongoError(
          'IndexKeySpecsConflict',
          `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(index.spec)}`,
        );
      if (comparable(index.spec) !== comparable(spec))
        throw new MongoError(
          'IndexOptionsConflict',
          `An equivalent index already exists with the same name but different options. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(index.spec)}`,
        );
      return index;
    }
    if (same)
      throw new MongoError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${index.name}`,
      );
  }
  return undefined;
}

/** Builds all of the indexes, or none of them when one fails. */
function addIndexes(view: View, collection: Collection, specs: Doc[], takeId: () => number): void {
  const before = collection.indexes;
  try {
    for (const spec of specs) {
      if (existing(collection, spec)) continue;
      const index = makeIndex({ id: takeId(), spec, readable: true });
      buildIndex(view, collection, index);
      collection.indexes = [...collection.indexes, index];
    }
  } catch (error) {
    for (const index of collection.indexes.slice(before.length)) clearRange(view, 'index', index.id);
    collection.indexes = before;
    throw error;
  }
}

const createIndexes: Command = {
  fields: ['createIndexes', 'indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  inTransaction: true,
  async run(call) {
    const name = collectionName(call);
    checkNames(call.db, name);
    const { indexes } = call.body;
    if (!Array.isArray(indexes) || !indexes.length)
      throw new MongoError('BadValue', 'Must specify at least one index to create');
    const { catalog, conflicts } = call.services.engine;
    if (call.transaction && !catalog.find(call.db, name, call.transaction.view.owner))
      await call.transaction.create(call.db, name, {});
    const owner = call.transaction?.view.owner;
    return call.services.engine.write((context) => {
      const any = catalog.findAny(call.db, name);
      if (any?.pendingOwner && any.pendingOwner !== owner) throw new LockedError();
      const created = any === undefined;
      const specs = (indexes as Doc[]).map((index) =>
        parseSpec(index, any?.options.collation as Doc | undefined),
      );
      const collection = any ?? catalog.create(context.view, call.db, name, {});
      const before = collection.indexes.length;
      const added = specs.filter((spec) => !existing(collection, spec));
      if (added.length) {
        conflicts.claimCollection(collection.id, owner);
        if (call.transaction && collection.count + call.transaction.addedTo(collection) > 0)
          throw new MongoError(
            'OperationNotSupportedInTransaction',
            `Cannot create new indexes on non-empty collection ${call.db}.${name} in a multi-document transaction.`,
          );
      }
      if (added.length) {
        addIndexes(context.view, collection, added, () => catalog.takeId());
        if (!call.transaction) collection.changedSeq = conflicts.seq + 1;
        catalog.save(context.view, collection);
      }
      const after = collection.indexes.length;
      return {
        numIndexesBefore: before,
        numIndexesAfter: after,
        createdCollectionAutomatically: created,
        ...(after === before ? { note: 'all indexes already exist' } : {}),
      };
    });
  },
};

function required(call: Call): Collection {
  const name = collectionName(call);
  const collection = findCollection(call, name);
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${call.db}.${name}`);
  return collection;
}

const listIndexes: Command = {
  fields: ['listIndexes', 'cursor', 'includeIndexBuildInfo'],
  run(call) {
    const collection = required(call);
    return listed(
      call,
      `${call.db}.${collection.name}`,
      collection.indexes.map((index) => index.spec),
    );
  },
};

const dropIndexes: Command = {
  fields: ['dropIndexes', 'index'],
  async run(call) {
    const wanted = call.body.index;
    return write(call, (context) => {
      const collection = required(call);
      const nIndexesWas = collection.indexes.length;
      const chosen = chooseIndexes(collection, wanted);
      call.services.engine.conflicts.claimCollection(collection.id);
      collection.indexes = collection.indexes.filter((index) => !chosen.includes(index));
      collection.changedSeq = call.services.engine.conflicts.seq + 1;
      for (const index of chosen) clearRange(context.view, 'index', index.id);
      call.services.engine.catalog.save(context.view, collection);
      return { nIndexesWas };
    });
  },
};

function chooseIndexes(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes.slice(1);
  if (Array.isArray(wanted)) return wanted.flatMap((one) => chooseIndexes(collection, one));
  const found = collection.indexes.filter((index) =>
    isDoc(wanted) ? sameKeys(index.key, wanted) : index.name === wanted,
  );
  if (!found.length)
    throw new MongoError(
      'IndexNotFound',
      isDoc(wanted)
        ? `can't find index with key: ${JSON.stringify(wanted)}`
        : `index not found with name [${String(wanted)}]`,
    );
  if (found.some((index) => index.name === '_id_'))
    throw new MongoError('InvalidOptions', 'cannot drop _id index');
  return found;
}

const collMod: Command = {
  fields: ['collMod', 'index', 'validator', 'validationLevel', 'validationAction'],
  async run(call) {
    return write(call, (context) => {
      const collection = required(call);
      if (call.body.validator) compileFilter(call.body.validator as Doc);
      const answer = call.body.index === undefined ? {} : changeIndex(collection, call.body.index as Doc);
      for (const option of ['validator', 'validationLevel', 'validationAction'])
        if (call.body[option] !== undefined)
          collection.options = { ...collection.options, [option]: call.body[option] };
      call.services.engine.catalog.save(context.view, collection);
      return answer;
    });
  },
};

function changeIndex(collection: Collection, change: Doc): Doc {
  for (const key of Object.keys(change))
    if (!['keyPattern', 'name', 'expireAfterSeconds', 'hidden'].includes(key))
      throw new MongoError('CommandNotSupported', `collMod: index.${key} is not supported`);
  const [index] = chooseIndexes(collection, change.keyPattern ?? change.name) as [Index];
  const spec: Doc = { ...index.spec };
  const answer: Doc = {};
  for (const option of ['expireAfterSeconds', 'hidden']) {
    if (change[option] === undefined) continue;
    answer[`${option}_old`] = spec[option] ?? false;
    answer[`${option}_new`] = change[option];
    spec[option] = change[option];
  }
  const { id, multikey, longKeys, readable } = index;
  collection.indexes = collection.indexes.map((other) =>
    other === index ? makeIndex({ id, multikey, longKeys, readable, spec }) : other,
  );
  return answer;
}

export const indexCommands: Record<string, Command> = {
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: { ...dropIndexes, fields: ['deleteIndexes', 'index'] },
  collMod,
};
