import { BSONRegExp, ObjectId } from 'bson';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { type Doc, isDoc, setKey } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { isOperatorDoc } from '../matcher/operator-names.js';
import type { Collation } from '../values/collation.js';
import { setAt } from './paths.js';
import { compileUpdatePipeline } from './pipeline.js';
import { type Apply, checkId, checkIdType, compileUpdate, isOperatorUpdate, replacement } from './update.js';

export interface Change {
  /** Returns the changed document and its bytes, or undefined when nothing changes. */
  apply(before: Buffer, position: number | undefined): { doc: Doc; bytes: Buffer } | undefined;
  /** Returns the document that an upsert inserts. */
  insert(filter: Doc): { doc: Doc; bytes: Buffer };
  /** Whether the change replaces whole documents. */
  readonly replaces: boolean;
}

interface ChangeOptions {
  arrayFilters?: Doc[] | undefined;
  collation?: Collation | undefined;
  variables?: Doc | undefined;
}

/** Compiles the `u` of an update: operators, a replacement or a pipeline. */
export function compileChange(update: unknown, options: ChangeOptions): Change {
  if (Array.isArray(update)) {
    if (options.arrayFilters)
      throw new MongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-syle updates');
    const run = compileUpdatePipeline(update as Doc[], options);
    // Keep the _id when the pipeline omits it.
    return changeOf((doc) => {
      const out = run(doc);
      return doc._id === undefined || '_id' in out ? out : { _id: doc._id, ...out };
    }, false);
  }
  if (!isDoc(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  if (isOperatorUpdate(update)) {
    const apply: Apply = compileUpdate(update, options);
    return changeOf((doc, position, inserting) => {
      apply(doc, { position, inserting });
      return doc;
    }, false);
  }
  const strange = Object.keys(update).find((key) => key.startsWith('$'));
  if (strange)
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${strange}' in '${strange}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  if (options.arrayFilters?.length)
    throw new MongoError('FailedToParse', 'arrayFilters may not be specified for replacement-style updates');
  return changeOf((doc) => replacement(doc, update), true);
}

function changeOf(
  change: (doc: Doc, position: number | undefined, inserting: boolean) => Doc,
  replaces: boolean,
): Change {
  return {
    replaces,
    apply(before, position) {
      const old = decode(before);
      const id = old._id;
      const doc = change(old, position, false);
      checkId({ _id: id }, doc);
      const bytes = encode(doc);
      return bytes.equals(before) ? undefined : { doc, bytes };
    },
    insert(filter) {
      const seed = equalities(filter);
      const id = seed._id;
      const doc = change(replaces ? (id === undefined ? {} : { _id: id }) : seed, undefined, true);
      if (id !== undefined) checkId({ _id: id }, doc);
      const complete = withId(doc);
      checkIdType(complete._id);
      return { doc: complete, bytes: encode(complete) };
    },
  };
}

/** Returns the document with its _id, or a new _id, as the first field. */
export function withId(doc: Doc): Doc {
  if (Object.keys(doc)[0] === '_id') return doc;
  const out: Doc = { _id: doc._id === undefined ? new ObjectId() : doc._id };
  for (const key of Object.keys(doc)) if (key !== '_id') setKey(out, key, doc[key]);
  return out;
}

/** Returns the fields that a filter fixes to a single value. An upsert starts from them. */
function equalities(filter: Doc): Doc {
  const out: Doc = {};
  const read = (clause: Doc): void => {
    for (const key of Object.keys(clause)) {
      const value = clause[key];
      if (key === '$and') for (const inner of value as Doc[]) read(inner);
      else if (key === '$or') {
        const [only, ...others] = value as Doc[];
        if (only && !others.length) read(only);
      } else if (!key.startsWith('$')) fix(out, key, value);
    }
  };
  read(filter);
  return out;
}

function fix(out: Doc, key: string, condition: unknown): void {
  let value = condition;
  if (isOperatorDoc(condition)) {
    const { $eq, $all, $in } = condition;
    if ('$eq' in condition) value = $eq;
    else if (Array.isArray($all) && $all.length === 1) value = $all[0];
    else if (Array.isArray($in) && $in.length === 1) value = $in[0];
    else return;
  }
  if (value instanceof BSONRegExp) return;
  setAt(out, key.split('.'), value);
}
