import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import type { Doc, RawDocument } from '../bson/types.js';
import { codes, MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { prepare, run } from '../query/execute.js';
import type { Found, ScanStats } from '../query/scan.js';
import type { WriteFailure } from '../services/fail-points.js';
import { checkNames } from '../storage/catalog.js';
import { LockedError } from '../storage/conflicts.js';
import type { WriteContext } from '../storage/engine.js';
import { type Collection, recordKey } from '../storage/model.js';
import { deleteRecord, insertRecord, updateRecord } from '../storage/records.js';
import { type Change, withId } from '../update/change.js';
import { checkIdType } from '../update/update.js';
import type { Collation } from '../values/collation.js';
import { type Call, CloseConnection, write } from './command.js';
import type { Validate } from './validation.js';

/** One statement of a write command. Each statement runs independently. */
export interface Statement {
  /** Runs the statement and returns its part of the reply. All checks come before any write. */
  run(context: WriteContext): Doc;
}

export interface Outcome {
  /** The results by statement index. */
  results: Map<number, Doc>;
  errors: Map<number, MongoError>;
  retried: number[];
}

/**
 * Runs statements in order, as many as possible with one flush to disk. A statement that meets a record locked by a
 * transaction waits; the statements before it are already stored.
 */
export async function runStatements(call: Call, statements: Statement[], ordered: boolean): Promise<Outcome> {
  const outcome: Outcome = { results: new Map(), errors: new Map(), retried: [] };
  const { retrySession } = call;
  let next = 0;
  if (retrySession)
    statements.forEach((_, i) => {
      const known = retrySession.resultOf(i);
      if (!known) return;
      outcome.results.set(i, known);
      outcome.retried.push(i);
    });
  while (next < statements.length) {
    const done = await write(call, (context) => runSome(call, context, statements, next, ordered, outcome));
    for (const [i, result] of done.results) outcome.results.set(i, result);
    for (const [i, error] of done.errors) outcome.errors.set(i, error);
    next = done.next;
    if (done.failure) failWrite(done.failure);
  }
  return outcome;
}

/** Applies a fail point to a retryable write. */
export function failWrite({ closeConnection, failBeforeCommit }: WriteFailure): void {
  if (closeConnection) throw new CloseConnection();
  if (failBeforeCommit !== undefined)
    throw new MongoError(failBeforeCommit, 'Failing write via onPrimaryTransactionalWrite failpoint');
}

interface Progress {
  results: Map<number, Doc>;
  errors: Map<number, MongoError>;
  next: number;
  failure?: WriteFailure;
}

function runSome(
  call: Call,
  context: WriteContext,
  statements: Statement[],
  from: number,
  ordered: boolean,
  before: Outcome,
): Progress {
  const progress: Progress = { results: new Map(), errors: new Map(), next: statements.length };
  for (const [i, statement] of statements.entries()) {
    if (i < from || before.results.has(i)) continue;
    const { writes } = context;
    const failure = call.retrySession && call.services.failPoints.takeOnWrite();
    if (failure) progress.failure = failure;
    if (failure?.failBeforeCommit !== undefined) break;
    try {
      progress.results.set(i, statement.run(context));
    } catch (error) {
      if (error instanceof LockedError) {
        // Without earlier statements in this round, the whole round waits. Otherwise their results are stored first.
        if (i === from || context.writes !== writes) throw error;
        progress.next = i;
        break;
      }
      // An error ends a transaction. A time-out ends the command.
      if (!(error instanceof MongoError) || call.transaction || error.code === codes.MaxTimeMSExpired)
        throw error;
      progress.errors.set(i, error);
      if (ordered) break;
    }
    if (failure) break;
  }
  if (progress.results.size) call.retrySession?.saveResults(context, progress.results);
  return progress;
}

/** Creates the collection to write to if it does not exist. */
export async function collectionToWrite(call: Call, name: string, db = call.db): Promise<void> {
  const { catalog } = call.services.engine;
  checkNames(db, name);
  const known = catalog.find(db, name, call.transaction?.view.owner);
  if (known) {
    call.transaction?.use(known);
    return;
  }
  if (call.transaction) await call.transaction.create(db, name, {});
  else
    await write(call, ({ view }) => {
      const other = catalog.findAny(db, name);
      if (other?.pendingOwner) throw new LockedError();
      if (!other) catalog.create(view, db, name, {});
    });
}

/** Finds the collection inside a write. A concurrent drop may have removed it since the command began. */
export function target(call: Call, name: string, db = call.db): Collection | undefined {
  return call.services.engine.catalog.find(db, name, call.transaction?.view.owner);
}

export function mustExist(collection: Collection | undefined, ns: string): Collection {
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${ns}`);
  return collection;
}

/** Decodes a received document and adds an _id if the document has none. */
function incoming(raw: RawDocument): { doc: Doc; bytes: Buffer } {
  const doc = decode(raw.bytes);
  const first = Object.keys(doc)[0];
  if (first !== '_id') {
    const complete = withId(doc);
    checkIdType(complete._id);
    return { doc: complete, bytes: encode(complete) };
  }
  checkIdType(doc._id);
  // Pass on the message's bytes without a copy. The store copies them when they are written.
  return { doc, bytes: raw.bytes };
}

export function insertOne(
  call: Call,
  name: string,
  raw: RawDocument,
  validate: Validate | undefined,
  db = call.db,
): Statement {
  return {
    run(context) {
      const { doc, bytes } = incoming(raw);
      validate?.(undefined, doc);
      insertRecord(context.view, context, mustExist(target(call, name, db), `${db}.${name}`), doc, bytes);
      return { n: 1 };
    },
  };
}

export interface UpdateStatement {
  filter: Doc;
  change: Change;
  multi: boolean;
  upsert: boolean;
  sort?: Doc | undefined;
  hint?: string | Doc | undefined;
  collation?: Collation | undefined;
  variables?: Doc | undefined;
  stats?: ScanStats | undefined;
}

const noLimit = (): ScanStats => ({ keysExamined: 0, docsExamined: 0 });

/** Finds the records that a write affects. Reads all of them before the first write. */
function findTargets(
  context: WriteContext,
  collection: Collection,
  statement: Omit<UpdateStatement, 'change' | 'upsert'>,
): Found[] {
  const { filter, multi, sort, hint, collation, variables, stats = noLimit() } = statement;
  const query = { filter, sort, hint, collation, variables, limit: multi ? undefined : 1 };
  return [...run(context.view, collection, query, prepare(context.view, collection, query), stats)];
}

interface UpdateHooks {
  validate?: Validate | undefined;
  /** Receives the document before and after the update, for findAndModify. */
  seen?: (before: Buffer | undefined, after: Buffer) => void;
}

/** Runs an update and returns its counts. */
export function runUpdate(
  context: WriteContext,
  collection: Collection,
  statement: UpdateStatement,
  { validate, seen }: UpdateHooks = {},
): Doc {
  const { change } = statement;
  const found = findTargets(context, collection, statement);
  if (!found.length) {
    compileFilter(statement.filter, statement);
    if (!statement.upsert) return { n: 0, nModified: 0 };
    const { doc, bytes } = change.insert(statement.filter);
    validate?.(undefined, doc);
    insertRecord(context.view, context, collection, doc, bytes);
    seen?.(undefined, bytes);
    return { n: 1, nModified: 0, upserted: doc._id };
  }
  const changes = found.map((record) => ({ record, after: change.apply(record.bytes, record.position) }));
  claimAll(context, collection, found);
  let modified = 0;
  for (const { record, after } of changes) {
    seen?.(record.bytes, after?.bytes ?? record.bytes);
    if (!after) continue;
    validate?.(record.doc, after.doc);
    const before = { doc: record.doc, size: record.bytes.length };
    updateRecord(context.view, context, collection, record.recordId, before, after.doc, after.bytes);
    modified++;
  }
  return { n: found.length, nModified: modified };
}

function claimAll(context: WriteContext, collection: Collection, found: Found[]): void {
  context.view.claim(
    'docs',
    found.map((record) => recordKey(collection.id, record.recordId)),
  );
}

export function runDelete(
  context: WriteContext,
  collection: Collection,
  statement: Omit<UpdateStatement, 'change' | 'upsert'>,
  seen?: (before: Buffer) => void,
): Doc {
  const found = findTargets(context, collection, statement);
  claimAll(context, collection, found);
  for (const record of found) {
    seen?.(record.bytes);
    deleteRecord(context.view, context, collection, record.recordId, {
      doc: record.doc,
      size: record.bytes.length,
    });
  }
  return { n: found.length };
}
