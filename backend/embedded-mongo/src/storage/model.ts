import type { Binary } from 'bson';
import type { Doc } from '../bson/types.js';
import { required } from '../errors/required.js';
import { compileFilter } from '../matcher/compile-filter.js';
import type { Filter } from '../matcher/filter.js';
import { type Collation, collationOf } from '../values/collation.js';
import type { Owner } from './conflicts.js';

/** An index: its definition and what is known about its content. */
export interface Index {
  readonly id: number;
  readonly name: string;
  /** The fields with their directions, as given by the client. */
  readonly key: Doc;
  /** The fields, also as paths, with a direction of 1 or -1 each. */
  readonly fields: readonly string[];
  readonly paths: readonly (readonly string[])[];
  readonly directions: readonly number[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter: Doc | undefined;
  readonly covers: Filter | undefined;
  readonly collation: Collation | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly hidden: boolean;
  /** The specification that listIndexes returns. */
  readonly spec: Doc;
  /** For each field, whether any record has had an array there. Never reset to false. */
  readonly multikey: boolean[];
  /** Whether any key was too long to be stored whole. Order and bounds are then approximate. */
  longKeys: boolean;
  /** Whether the values of all keys can be read back from the keys (`isReadable`). Never set to true again. */
  readable: boolean;
}

export interface Collection {
  readonly id: number;
  db: string;
  name: string;
  readonly uuid: Binary;
  options: Doc;
  /** The indexes. The first is the _id index. */
  indexes: Index[];
  count: number;
  size: number;
  nextRecordId: number;
  /** The sequence number of the commit that last changed the structure. */
  changedSeq: number;
  /** Whether the description in memory is newer than the stored one. */
  unsaved: boolean;
  dropped: boolean;
  /** The open transaction that created the collection. */
  pendingOwner: Owner | undefined;
}

/** Makes an index from its stored form. */
export function makeIndex(stored: Doc): Index {
  const spec = stored.spec as Doc;
  const key = spec.key as Doc;
  const fields = Object.keys(key);
  const partialFilter = spec.partialFilterExpression as Doc | undefined;
  const collation = collationOf(spec.collation as Doc | undefined);
  return {
    id: stored.id as number,
    name: spec.name as string,
    key,
    fields,
    paths: fields.map((field) => field.split('.')),
    directions: fields.map((field) => (Number(key[field]) < 0 ? -1 : 1)),
    unique: spec.unique === true || (fields.length === 1 && fields[0] === '_id'),
    sparse: spec.sparse === true,
    partialFilter,
    covers: partialFilter && compileFilter(partialFilter, { collation }),
    collation,
    expireAfterSeconds: spec.expireAfterSeconds === undefined ? undefined : Number(spec.expireAfterSeconds),
    hidden: spec.hidden === true,
    spec,
    multikey: (stored.multikey as boolean[] | undefined) ?? fields.map(() => false),
    longKeys: stored.longKeys === true,
    readable: stored.readable === true,
  };
}

/** Returns the _id index, which has the collection's collation. */
export const idIndexOf = ({ indexes }: Collection): Index => required(indexes[0], 'the index of _id');

export const namespaceOf = (collection: Collection): string => `${collection.db}.${collection.name}`;

function tagged(tag: string, id: number): Buffer {
  const key = Buffer.allocUnsafe(5);
  key[0] = tag.charCodeAt(0);
  key.writeUInt32BE(id, 1);
  return key;
}

export const metaKey = (id: number): Buffer => tagged('c', id);
export const statsKey = (id: number): Buffer => tagged('n', id);

/** Returns a record's key: the collection id and the record id. Record ids ascend in insertion order. */
export function recordKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(10);
  key.writeUInt32BE(collectionId, 0);
  key.writeUIntBE(recordId, 4, 6);
  return key;
}

export const recordIdOf = (key: Buffer): number => key.readUIntBE(key.length - 6, 6);

/** Returns the range of all keys that begin with an id. */
export function recordRange(id: number): { lower: Buffer; upper: Buffer } {
  const lower = Buffer.allocUnsafe(4);
  lower.writeUInt32BE(id, 0);
  const upper = Buffer.allocUnsafe(4);
  upper.writeUInt32BE(id + 1, 0);
  return { lower, upper };
}

/** Encodes a record id as the value of a unique index entry. */
export function recordIdBytes(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(6);
  bytes.writeUIntBE(recordId, 0, 6);
  return bytes;
}
