import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { type Doc, isDoc, RawDocument } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { fieldsOf } from '../expression/named-arguments.js';
import { sameKeys } from '../query/planner.js';
import type { Item } from '../services/cursors.js';
import { makeIndex } from '../storage/model.js';
import { buildIndex, clearRange } from '../storage/records.js';
import { compileChange } from '../update/change.js';
import { type Call, write } from './command.js';
import {
  collectionToWrite,
  insertOne,
  mustExist,
  runStatements,
  runUpdate,
  type Statement,
  target,
} from './writes.js';

/** Stores the results of a pipeline. */
type Writer = (items: Item[]) => Promise<void>;

const asDoc = (item: Item): Doc => (item instanceof RawDocument ? decode(item.bytes) : item);
const asRaw = (item: Item): RawDocument =>
  item instanceof RawDocument ? item : new RawDocument(encode(item));

function targetOf(call: Call, into: unknown): { db: string; coll: string } {
  if (typeof into === 'string') return { db: call.db, coll: into };
  if (isDoc(into) && typeof into.coll === 'string')
    return { db: typeof into.db === 'string' ? into.db : call.db, coll: into.coll };
  throw new MongoError(16990, 'the target must be a string or a document with db and coll');
}

/** Compiles $out: replaces the documents of the collection in one step and keeps its indexes and options. */
export function compileOut(call: Call, argument: unknown): Writer {
  const { db, coll } = targetOf(call, argument);
  return async (items) => {
    const { engine } = call.services;
    const temporary = `tmp.agg_out.${Date.now()}.${Math.random().toString(36).slice(2)}`;
    await collectionToWrite(call, temporary, db);
    try {
      await insertAll(call, temporary, db, items);
      await write(call, ({ view }) => {
        const old = engine.catalog.find(db, coll);
        const made = mustExist(engine.catalog.find(db, temporary), temporary);
        if (old) {
          engine.conflicts.claimCollection(old.id);
          for (const { spec } of old.indexes.slice(1)) {
            const index = makeIndex({ id: engine.catalog.takeId(), spec, readable: true });
            buildIndex(view, made, index);
            made.indexes.push(index);
          }
          made.options = old.options;
          engine.catalog.forget(view, old);
          clearRange(view, 'docs', old.id);
          for (const index of old.indexes) clearRange(view, 'index', index.id);
        }
        engine.catalog.rename(view, made, db, coll);
        made.changedSeq = engine.conflicts.seq + 1;
      });
    } catch (error) {
      await write(call, ({ view }) => {
        const made = engine.catalog.find(db, temporary);
        if (!made) return;
        engine.catalog.forget(view, made);
        clearRange(view, 'docs', made.id);
        for (const index of made.indexes) clearRange(view, 'index', index.id);
      });
      throw error;
    }
  };
}

async function insertAll(call: Call, coll: string, db: string, items: Item[]): Promise<void> {
  if (!items.length) return;
  const outcome = await runStatements(
    call,
    items.map((item) => insertOne(call, coll, asRaw(item), undefined, db)),
    true,
  );
  for (const error of outcome.errors.values()) throw error;
}

const matchedActions = ['replace', 'keepExisting', 'merge', 'fail'];
const unmatchedActions = ['insert', 'discard', 'fail'];

/** Compiles $merge: merges each document into the collection by the fields of `on`. */
export function compileMerge(call: Call, argument: unknown): Writer {
  const named: Doc =
    typeof argument === 'string'
      ? { into: argument }
      : fieldsOf('$merge', argument, ['into'], ['on', 'let', 'whenMatched', 'whenNotMatched']);
  const { db, coll } = targetOf(call, named.into);
  const on =
    named.on === undefined ? ['_id'] : Array.isArray(named.on) ? (named.on as string[]) : [String(named.on)];
  const matched = named.whenMatched ?? 'merge';
  const unmatched = named.whenNotMatched ?? 'insert';
  if (!Array.isArray(matched) && !matchedActions.includes(String(matched)))
    throw new MongoError(
      'BadValue',
      `Enumeration value '${String(matched)}' for field 'whenMatched' is not a valid value.`,
    );
  if (!unmatchedActions.includes(String(unmatched)))
    throw new MongoError(
      'BadValue',
      `Enumeration value '${String(unmatched)}' for field 'whenNotMatched' is not a valid value.`,
    );
  return async (items) => {
    checkUniqueOn(call, db, coll, on);
    await collectionToWrite(call, coll, db);
    const statements = items
      .map(asDoc)
      .map((doc) => mergeOne(call, { db, coll }, doc, on, matched, unmatched));
    if (!statements.length) return;
    const outcome = await runStatements(call, statements, true);
    for (const error of outcome.errors.values()) throw error;
  };
}

function checkUniqueOn(call: Call, db: string, coll: string, on: string[]): void {
  if (on.length === 1 && on[0] === '_id') return;
  const wanted = Object.fromEntries(on.map((field) => [field, 1]));
  const indexes = target(call, coll, db)?.indexes ?? [];
  const fits = indexes.some(
    (index) =>
      index.unique &&
      !index.partialFilter &&
      index.fields.length === on.length &&
      on.every((field) => index.fields.includes(field)),
  );
  if (!fits && !indexes.some((index) => index.unique && sameKeys(index.key, wanted)))
    throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
}

function mergeOne(
  call: Call,
  { db, coll }: { db: string; coll: string },
  doc: Doc,
  on: string[],
  matched: unknown,
  unmatched: unknown,
): Statement {
  const filter: Doc = Object.fromEntries(
    on.map((field) => {
      const value = field.split('.').reduce<unknown>((at, step) => (isDoc(at) ? at[step] : undefined), doc);
      if (field !== '_id' && (value === undefined || value === null || Array.isArray(value)))
        throw new MongoError(
          51132,
          "$merge write error: 'on' field cannot be missing, null, undefined or an array",
        );
      return [field, { $eq: value }];
    }),
  );
  const { _id, ...rest } = doc;
  const update = Array.isArray(matched)
    ? matched
    : matched === 'replace'
      ? doc
      : on.includes('_id')
        ? { $set: rest }
        : { $set: doc };
  return {
    run(context) {
      const collection = mustExist(target(call, coll, db), `${db}.${coll}`);
      if (matched === 'keepExisting' || matched === 'fail') {
        const result = runUpdate(context, collection, {
          filter,
          change: compileChange({ $setOnInsert: rest }, {}),
          multi: false,
          upsert: false,
        });
        if (result.n && matched === 'fail')
          return insertOne(call, coll, asRaw(doc), undefined, db).run(context);
        return result.n ? result : insertUnmatched(call, { db, coll }, doc, unmatched, context);
      }
      const change = compileChange(update, { variables: { new: doc } });
      const result = runUpdate(context, collection, {
        filter,
        change,
        multi: false,
        upsert: false,
        variables: { new: doc },
      });
      return result.n ? result : insertUnmatched(call, { db, coll }, doc, unmatched, context);
    },
  };
}

function insertUnmatched(
  call: Call,
  { db, coll }: { db: string; coll: string },
  doc: Doc,
  unmatched: unknown,
  context: Parameters<Statement['run']>[0],
): Doc {
  if (unmatched === 'discard') return { n: 0 };
  if (unmatched === 'fail')
    throw new MongoError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  return insertOne(call, coll, asRaw(doc), undefined, db).run(context);
}
