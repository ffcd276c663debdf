import { type Doc, isDoc, isNumeric, RawDocument, toNumber, typeName } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import type { ScanStats } from '../query/scan.js';
import type { Cursors, TimedScan } from '../services/cursors.js';
import type { FailPoints } from '../services/fail-points.js';
import type { Account, ScramConversation } from '../services/scram.js';
import type { Snapshot, Snapshots } from '../services/snapshots.js';
import type { Engine, WriteContext } from '../storage/engine.js';
import { type Collection, idIndexOf } from '../storage/model.js';
import type { View } from '../storage/view.js';
import type { Session, Sessions } from '../transactions/sessions.js';
import type { Transaction } from '../transactions/transaction.js';
import { type Collation, collationOf } from '../values/collation.js';

/** The services that all commands share. */
export interface Services {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly failPoints: FailPoints;
  readonly snapshots: Snapshots;
  /** Returns host:port or the path of the Unix socket. */
  readonly address: () => string;
  /** The account that clients sign in with; undefined when the server requires no sign-in. */
  readonly account: Account | undefined;
  readonly startedAt: number;
  readonly parameters: Doc;
  /** Returns the number of open connections. */
  readonly connections: () => number;
}

export interface Connection {
  readonly id: number;
  readonly closed: boolean;
  appName: string | undefined;
  /** Whether the client may run every command. */
  signedIn: boolean;
  /** The sign-in in progress. */
  conversation: ScramConversation | undefined;
}

/** Thrown to close the connection without a reply. */
export class CloseConnection extends Error {}

/** One call of a command. */
export interface Call {
  readonly services: Services;
  readonly connection: Connection;
  readonly name: string;
  readonly db: string;
  readonly body: Doc;
  readonly session: Session | undefined;
  /** The open transaction of the call. */
  readonly transaction: Transaction | undefined;
  /** The session that stores the results of a retryable write; undefined for other calls. */
  readonly retrySession: Session | undefined;
  /** The snapshot to read, for readConcern snapshot. */
  readonly snapshot: Snapshot | undefined;
}

export interface Command {
  /** The accepted fields, besides the general ones. */
  readonly fields: readonly string[];
  /** Whether the command may be part of a transaction. */
  readonly inTransaction?: boolean;
  /** Whether the command is a retryable write: accepts a txnNumber outside of transactions. */
  readonly retryable?: boolean;
  readonly writes?: boolean;
  /** Whether the command accepts readConcern snapshot outside of transactions. */
  readonly snapshotReads?: boolean;
  /** Whether the command is valid only on the database 'admin'. */
  readonly adminOnly?: boolean;
  /** Whether the command is allowed before sign-in. */
  readonly beforeSignIn?: boolean;
  /** Reads what the command needs into memory, in another thread. Called before `run`, outside of transactions. */
  readAhead?(call: Call): Promise<void>;
  run(call: Call): Doc | Promise<Doc>;
}

/** Returns the view that a call reads. */
export function viewOf(call: Call): View {
  return call.transaction?.view ?? call.snapshot?.view ?? call.services.engine.latest;
}

/** Returns the collection with this name, or undefined, and registers the collection with the call's transaction. */
export function findCollection(call: Call, name: string, db = call.db): Collection | undefined {
  const collection = call.services.engine.catalog.find(db, name, call.transaction?.view.owner);
  if (collection) call.transaction?.use(collection);
  return collection;
}

/** Returns the command's time limit in ms, or undefined. A maxTimeMS of 0 means no limit. */
function timeLimit({ body }: Call): number | undefined {
  return body.maxTimeMS === undefined ? undefined : toNumber(body.maxTimeMS) || undefined;
}

/** Returns counters for a command's scans. The scans fail when the command's time is up. */
export function scanStats(call: Call): ScanStats {
  const limit = timeLimit(call);
  return { keysExamined: 0, docsExamined: 0, until: limit === undefined ? undefined : Date.now() + limit };
}

/** Returns the state with which a cursor applies the command's time limit to its batches, or undefined. */
export function timed(stats: ScanStats, call: Call): TimedScan | undefined {
  const left = timeLimit(call);
  return left === undefined ? undefined : { stats, left };
}

/** Runs a write within the call's transaction. Without a transaction the write is on disk when the promise resolves. */
export function write<T>(call: Call, work: (context: WriteContext) => T): Promise<T> {
  if (!call.transaction) {
    return call.services.engine.write(work, timeLimit(call));
  }
  const { transaction } = call;
  return Promise.resolve().then(() => work(transaction));
}

/** Returns the collection name in a command's first field. */
export function collectionName(call: Call): string {
  const name = call.body[call.name];
  if (typeof name !== 'string')
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeName(name)}`);
  if (!name) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${call.db}.'`);
  return name;
}

function wrongType(call: Call, field: string, value: unknown, expected: string): MongoError {
  return new MongoError(
    'TypeMismatch',
    `BSON field '${call.name}.${field}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

/** Returns an optional document field. Throws TypeMismatch when the value is not a document. */
export function docField(call: Call, field: string): Doc | undefined {
  const value = call.body[field];
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value)) throw wrongType(call, field, value, 'object');
  return value;
}

export function boolField(call: Call, field: string, otherwise = false): boolean {
  const value = call.body[field];
  if (value === undefined || value === null) return otherwise;
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return toNumber(value) !== 0;
  throw wrongType(call, field, value, 'bool');
}

/** Returns an optional field that holds a whole number of at least 0. */
export function countField(call: Call, field: string): number | undefined {
  const value = call.body[field];
  if (value === undefined || value === null) return undefined;
  const number = toNumber(value);
  if (!isNumeric(value)) throw wrongType(call, field, value, 'long');
  if (!Number.isInteger(number))
    throw new MongoError('FailedToParse', `Expected an integer: ${field}: ${number}`);
  if (number < 0)
    throw new MongoError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return number;
}

export function hintOf(value: unknown): string | Doc | undefined {
  if (value === undefined || value === null || (isDoc(value) && !Object.keys(value).length)) return undefined;
  if (typeof value === 'string' || isDoc(value)) return value;
  throw new MongoError('FailedToParse', 'Hint must be a string or an object');
}

/** Returns the requested collation, or else the collection's own collation, which is that of its _id index. */
export function collationFor(
  call: Call,
  given: Doc | undefined,
  name: string | undefined,
  db = call.db,
): Collation | undefined {
  if (given !== undefined) return collationOf(given);
  if (name === undefined) return undefined;
  const collection = call.services.engine.catalog.find(db, name, call.transaction?.view.owner);
  return collection && idIndexOf(collection).collation;
}

export const collationField = (call: Call, name: string | undefined): Collation | undefined =>
  collationFor(call, docField(call, 'collation'), name);

/** Evaluates the variables of `let` and adds $$NOW. */
export function variablesOf(call: Call): Doc {
  const variables: Doc = { NOW: new Date() };
  for (const [name, value] of Object.entries(docField(call, 'let') ?? {}))
    variables[name] = compileExpression(value).evaluate({}, variables);
  return variables;
}

/** Rejects options that change the result and are not supported. */
export function refuse(call: Call, ...fields: string[]): void {
  for (const field of fields) {
    const value = call.body[field];
    if (value !== undefined && value !== null && value !== false)
      throw new MongoError('CommandNotSupported', `${call.name}: the option '${field}' is not supported`);
  }
}

/** Returns the documents of a write command as bytes. Accepts documents from the body and from a document sequence. */
export function rawDocuments(value: unknown): RawDocument[] {
  return (value as unknown[]).map((item) => {
    if (!(item instanceof RawDocument)) throw new MongoError('TypeMismatch', 'expected an array of objects');
    return item;
  });
}
