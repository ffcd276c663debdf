import { decode } from '../bson/decode.js';
import { showValue } from '../bson/show-value.js';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { type IndexKey, indexKeys } from './index-keys.js';
import { type Collection, type Index, namespaceOf, recordIdBytes, recordKey, recordRange } from './model.js';
import type { View } from './view.js';

/** Collects changes to a collection's record count and size until the commit. */
export interface Totals {
  add(collection: Collection, count: number, size: number): void;
}

const noValue = Buffer.alloc(0);
const maxDocumentSize = 16 * 1024 * 1024;

/** Returns the bytes of a record, or undefined. */
export function readRecord(view: View, collection: Collection, recordId: number): Buffer | undefined {
  return view.get('docs', recordKey(collection.id, recordId));
}

const keysOf = (entries: readonly IndexKey[]): Buffer[] => entries.map(({ key }) => key);

function entryKey(index: Index, key: Buffer, recordId: number): Buffer {
  if (index.unique) return key;
  const full = Buffer.allocUnsafe(key.length + 6);
  key.copy(full);
  full.writeUIntBE(recordId, key.length, 6);
  return full;
}

function duplicate(collection: Collection, index: Index, values: unknown[]): MongoError {
  const keyValue: Doc = {};
  index.fields.forEach(
    (field, i) => (keyValue[field] = typeof values[i] === 'symbol' ? null : (values[i] ?? null)),
  );
  const shown = index.fields
    .map((field) => `${field}: ${showValue(keyValue[field], JSON.stringify)}`)
    .join(', ');
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespaceOf(collection)} index: ${index.name} dup key: { ${shown} }`,
    { keyPattern: index.spec.key, keyValue },
  );
}

/** Throws DuplicateKey when a unique index already contains one of the keys. */
function checkUnique(view: View, collection: Collection, index: Index, entries: readonly IndexKey[]): void {
  for (const { key, values } of entries)
    if (view.has('index', key)) throw duplicate(collection, index, values);
}

function checkSize(bytes: Buffer): void {
  if (bytes.length > maxDocumentSize)
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
}

/** Stores a new document under the next record id. All checks come before the first write. */
export function insertRecord(
  view: View,
  totals: Totals,
  collection: Collection,
  doc: Doc,
  bytes: Buffer,
): number {
  checkSize(bytes);
  const recordId = collection.nextRecordId;
  const key = recordKey(collection.id, recordId);
  const entries = collection.indexes.map((index) => ({ index, keys: indexKeys(collection, index, doc) }));
  view.claim('docs', [key]);
  for (const { index, keys } of entries) {
    if (!index.unique) continue;
    view.claim('index', keysOf(keys));
    checkUnique(view, collection, index, keys);
  }
  collection.nextRecordId++;
  view.put('docs', key, bytes);
  const pointer = recordIdBytes(recordId);
  for (const { index, keys } of entries)
    for (const entry of keys)
      view.put('index', entryKey(index, entry.key, recordId), index.unique ? pointer : noValue);
  totals.add(collection, 1, bytes.length);
  return recordId;
}

/** Replaces a record's document and writes only the index entries that differ. */
export function updateRecord(
  view: View,
  totals: Totals,
  collection: Collection,
  recordId: number,
  before: { doc: Doc; size: number },
  doc: Doc,
  bytes: Buffer,
): void {
  checkSize(bytes);
  const changes = collection.indexes.slice(1).map((index) => {
    const old = keysOf(indexKeys(collection, index, before.doc));
    const fresh = indexKeys(collection, index, doc);
    const unmatched = new Set(old.map((key) => key.toString('latin1')));
    const added = fresh.filter(({ key }) => !unmatched.delete(key.toString('latin1')));
    const removed = old.filter((key) => unmatched.has(key.toString('latin1')));
    return { index, added, removed };
  });
  const key = recordKey(collection.id, recordId);
  view.claim('docs', [key]);
  for (const { index, added, removed } of changes) {
    if (!index.unique) continue;
    view.claim('index', [...keysOf(added), ...removed]);
    checkUnique(view, collection, index, added);
  }
  view.put('docs', key, bytes);
  const pointer = recordIdBytes(recordId);
  for (const { index, added, removed } of changes) {
    for (const entry of removed) view.remove('index', entryKey(index, entry, recordId));
    for (const entry of added)
      view.put('index', entryKey(index, entry.key, recordId), index.unique ? pointer : noValue);
  }
  totals.add(collection, 0, bytes.length - before.size);
}

export function deleteRecord(
  view: View,
  totals: Totals,
  collection: Collection,
  recordId: number,
  before: { doc: Doc; size: number },
): void {
  const entries = collection.indexes.map((index) => ({
    index,
    keys: keysOf(indexKeys(collection, index, before.doc)),
  }));
  const key = recordKey(collection.id, recordId);
  view.claim('docs', [key]);
  for (const { index, keys } of entries) if (index.unique) view.claim('index', keys);
  view.remove('docs', key);
  for (const { index, keys } of entries)
    for (const entry of keys) view.remove('index', entryKey(index, entry, recordId));
  totals.add(collection, -1, -before.size);
}

/** Builds a new index from the existing records. Removes all of its entries when the build fails. */
export function buildIndex(view: View, collection: Collection, index: Index): void {
  try {
    fillIndex(view, collection, index);
  } catch (error) {
    clearRange(view, 'index', index.id);
    throw error;
  }
}

function fillIndex(view: View, collection: Collection, index: Index): void {
  const added: [Buffer, Buffer][] = [];
  for (const { key, value } of view.entries('docs', recordRange(collection.id))) {
    const recordId = key.readUIntBE(4, 6);
    for (const entry of indexKeys(collection, index, decode(value)))
      if (!index.unique) added.push([entryKey(index, entry.key, recordId), noValue]);
      else if (view.has('index', entry.key)) throw duplicate(collection, index, entry.values);
      else view.put('index', entry.key, recordIdBytes(recordId));
  }
  // Writing in key order appends to the tree instead of inserting everywhere.
  added.sort(([a], [b]) => Buffer.compare(a, b));
  for (const [key, value] of added) view.put('index', key, value);
}

/** Removes all entries of a collection ('docs') or an index ('index'). */
export function clearRange(view: View, store: 'docs' | 'index', id: number): void {
  for (const key of [...view.keys(store, recordRange(id))]) view.remove(store, key);
}
