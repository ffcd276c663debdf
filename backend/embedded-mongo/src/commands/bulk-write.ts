import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { type Doc, isDoc, RawDocument, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileChange } from '../update/change.js';
import {
  boolField,
  type Call,
  collationFor,
  type Command,
  docField,
  hintOf,
  rawDocuments,
  scanStats,
  variablesOf,
} from './command.js';
import { validatorOf } from './validation.js';
import {
  collectionToWrite,
  insertOne,
  mustExist,
  type Outcome,
  runDelete,
  runStatements,
  runUpdate,
  type Statement,
  target,
} from './writes.js';

interface Namespace {
  db: string;
  coll: string;
}

type Kind = 'insert' | 'update' | 'delete';

const known: Record<Kind, ReadonlySet<string>> = {
  insert: new Set(['insert', 'document']),
  update: new Set([
    'update',
    'filter',
    'updateMods',
    'multi',
    'upsert',
    'arrayFilters',
    'hint',
    'collation',
    'sort',
    'constants',
  ]),
  delete: new Set(['delete', 'filter', 'multi', 'hint', 'collation']),
};

function kindOf(op: Doc): Kind {
  const kind = Object.keys(op)[0];
  if (kind !== 'insert' && kind !== 'update' && kind !== 'delete')
    throw new MongoError('FailedToParse', `Invalid operation in bulkWrite: ${kind}`);
  for (const key of Object.keys(op))
    if (!known[kind].has(key))
      throw new MongoError('UnknownField', `BSON field 'bulkWrite.${kind}.${key}' is an unknown field.`);
  return kind;
}

function namespaceOf(raw: RawDocument): Namespace {
  const { ns } = decode(raw.bytes);
  const dot = String(ns).indexOf('.');
  if (typeof ns !== 'string' || dot < 1)
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${String(ns)}'`);
  return { db: ns.slice(0, dot), coll: ns.slice(dot + 1) };
}

function statementOf(call: Call, op: Doc, { db, coll }: Namespace): Statement {
  const kind = kindOf(op);
  const validate = validatorOf(call, coll, db);
  const variables = variablesOf(call);
  const filter = op.filter as Doc;
  if (kind !== 'insert' && !isDoc(filter))
    throw new MongoError(
      'UnknownField',
      `BSON field 'bulkWrite.${kind}.filter' is missing but a required field`,
    );
  const multi = op.multi === true;
  if (multi && call.retrySession)
    throw new MongoError('InvalidOptions', 'Cannot use retryable writes with multi=true');
  const collation = collationFor(call, op.collation as Doc | undefined, coll, db);
  const common = { filter, multi, hint: hintOf(op.hint), collation, variables, stats: scanStats(call) };
  if (kind === 'delete')
    return {
      run(context) {
        const collection = target(call, coll, db);
        return collection ? runDelete(context, collection, common) : { n: 0 };
      },
    };
  return {
    run(context) {
      const change = compileChange(op.updateMods, {
        arrayFilters: op.arrayFilters as Doc[] | undefined,
        collation,
        variables,
      });
      if (multi && change.replaces)
        throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
      const collection = target(call, coll, db);
      const upsert = op.upsert === true;
      if (!collection && !upsert) return { n: 0, nModified: 0 };
      return runUpdate(
        context,
        mustExist(collection, `${db}.${coll}`),
        { ...common, change, upsert, sort: op.sort as Doc | undefined },
        { validate },
      );
    },
  };
}

function counts(ops: Doc[], outcome: Outcome): Doc {
  const totals = {
    nErrors: outcome.errors.size,
    nInserted: 0,
    nMatched: 0,
    nModified: 0,
    nUpserted: 0,
    nDeleted: 0,
  };
  for (const [i, result] of outcome.results) {
    const n = result.n as number;
    const kind = Object.keys(ops[i] ?? {})[0];
    if (kind === 'insert') totals.nInserted += n;
    else if (kind === 'delete') totals.nDeleted += n;
    else if ('upserted' in result) totals.nUpserted++;
    else {
      totals.nMatched += n;
      totals.nModified += result.nModified as number;
    }
  }
  return totals;
}

function itemsOf(ops: Doc[], outcome: Outcome, errorsOnly: boolean): Doc[] {
  return ops.flatMap((_, i): Doc[] => {
    const error = outcome.errors.get(i);
    if (error) return [{ ok: 0, idx: i, code: error.code, ...error.extra, errmsg: error.message, n: 0 }];
    const result = outcome.results.get(i);
    if (!result || errorsOnly) return [];
    const { upserted, ...rest } = result;
    return [{ ok: 1, idx: i, ...rest, ...('upserted' in result ? { upserted: { _id: upserted } } : {}) }];
  });
}

const bulkWrite: Command = {
  fields: [
    'bulkWrite',
    'ops',
    'nsInfo',
    'ordered',
    'errorsOnly',
    'bypassDocumentValidation',
    'let',
    'cursor',
  ],
  inTransaction: true,
  retryable: true,
  writes: true,
  adminOnly: true,
  async run(call) {
    const { ops: rawOps, nsInfo } = call.body;
    if (!Array.isArray(rawOps) || !Array.isArray(nsInfo) || !rawOps.length || !nsInfo.length)
      throw new MongoError('InvalidLength', 'bulkWrite needs ops and nsInfo');
    const namespaces = rawDocuments(nsInfo).map(namespaceOf);
    const ops = rawDocuments(rawOps).map((raw) => decode(raw.bytes));
    const chosen = ops.map((op) => {
      const ns = namespaces[toNumber(op[kindOf(op)])];
      if (!ns) throw new MongoError('BadValue', `BulkWrite ops entry has an invalid nsInfo index`);
      return { op, ns };
    });
    for (const { op, ns } of chosen)
      if ('insert' in op || op.upsert === true) await collectionToWrite(call, ns.coll, ns.db);
    const statements = chosen.map(({ op, ns }) =>
      kindOf(op) === 'insert' ? insertStatement(call, op, ns) : statementOf(call, op, ns),
    );
    const outcome = await runStatements(call, statements, boolField(call, 'ordered', true));
    const errorsOnly = boolField(call, 'errorsOnly');
    const source = {
      ns: 'admin.$cmd.bulkWrite',
      items: itemsOf(ops, outcome, errorsOnly)[Symbol.iterator](),
      close: () => undefined,
      session: call.session?.id.toString('hex'),
      transaction: call.transaction,
    };
    const batchSize = toNumber(docField(call, 'cursor')?.batchSize ?? Infinity);
    return {
      cursor: call.services.cursors.open(source, batchSize),
      ...counts(ops, outcome),
      ...(outcome.retried.length ? { retriedStmtIds: outcome.retried } : {}),
    };
  },
};

function insertStatement(call: Call, op: Doc, { db, coll }: Namespace): Statement {
  if (!isDoc(op.document))
    throw new MongoError(
      'UnknownField',
      "BSON field 'bulkWrite.insert.document' is missing but a required field",
    );
  return insertOne(call, coll, new RawDocument(encode(op.document)), validatorOf(call, coll, db), db);
}

export const bulkWriteCommands: Record<string, Command> = { bulkWrite };
