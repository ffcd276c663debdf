import { decode } from '../bson/decode.js';
import { type Doc, isDoc, RawDocument, toNumber } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileExpression } from '../expression/compile-expression.js';
import { compileProjection } from '../query/projection.js';
import { compileChange } from '../update/change.js';
import {
  boolField,
  type Call,
  collationField,
  collationFor,
  collectionName,
  type Command,
  docField,
  hintOf,
  rawDocuments,
  scanStats,
  variablesOf,
  write,
} from './command.js';
import { validatorOf } from './validation.js';
import {
  collectionToWrite,
  failWrite,
  insertOne,
  mustExist,
  type Outcome,
  runDelete,
  runStatements,
  runUpdate,
  type Statement,
  target,
  type UpdateStatement,
} from './writes.js';

const mostStatements = 100_000;

function statementsOf(call: Call, field: string): RawDocument[] {
  const value = call.body[field];
  if (!Array.isArray(value))
    throw new MongoError(
      'UnknownField',
      `BSON field '${call.name}.${field}' is missing but a required field`,
    );
  if (!value.length || value.length > mostStatements)
    throw new MongoError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${mostStatements}. Got ${value.length} operations.`,
    );
  return rawDocuments(value);
}

function checkFields(name: string, statement: Doc, known: ReadonlySet<string>): void {
  for (const key of Object.keys(statement))
    if (!known.has(key))
      throw new MongoError('UnknownField', `BSON field '${name}.${key}' is an unknown field.`);
}

/** Returns the reply of insert, update and delete. */
function reply(outcome: Outcome): Doc {
  const results = [...outcome.results.values()];
  const errors = [...outcome.errors].sort(([a], [b]) => a - b).map(([i, error]) => error.toWriteError(i));
  return {
    n: results.reduce((sum, result) => sum + (result.n as number), 0),
    ...(errors.length ? { writeErrors: errors } : {}),
    ...(outcome.retried.length ? { retriedStmtIds: outcome.retried } : {}),
  };
}

const insert: Command = {
  fields: ['insert', 'documents', 'ordered', 'bypassDocumentValidation'],
  inTransaction: true,
  retryable: true,
  writes: true,
  async run(call) {
    const name = collectionName(call);
    const documents = statementsOf(call, 'documents');
    await collectionToWrite(call, name);
    const validate = validatorOf(call, name);
    const statements = documents.map((raw) => insertOne(call, name, raw, validate));
    return reply(await runStatements(call, statements, boolField(call, 'ordered', true)));
  },
};

const updateFields = new Set([
  'q',
  'u',
  'c',
  'upsert',
  'multi',
  'collation',
  'arrayFilters',
  'hint',
  'sort',
  'upsertSupplied',
  'sampleId',
]);

/** Returns the command's variables together with the constants `c` of one update. */
function constantsOf(call: Call, constants: Doc | undefined): Doc {
  const variables = variablesOf(call);
  for (const [name, value] of Object.entries(constants ?? {}))
    variables[name] = compileExpression(value).evaluate({}, variables);
  return variables;
}

/** Compiles one element of `updates`. */
function updateStatement(call: Call, name: string, doc: Doc): UpdateStatement {
  checkFields('update.updates', doc, updateFields);
  if (!isDoc(doc.q))
    throw new MongoError('UnknownField', "BSON field 'update.updates.q' is missing but a required field");
  if (doc.u === undefined)
    throw new MongoError('UnknownField', "BSON field 'update.updates.u' is missing but a required field");
  const collation = collationFor(call, doc.collation as Doc | undefined, name);
  const variables = constantsOf(call, doc.c as Doc | undefined);
  const multi = doc.multi === true;
  const change = compileChange(doc.u, {
    arrayFilters: doc.arrayFilters as Doc[] | undefined,
    collation,
    variables,
  });
  if (multi && change.replaces)
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  if (multi && doc.sort !== undefined)
    throw new MongoError('FailedToParse', 'Cannot specify sort with multi=true');
  if (multi && call.retrySession)
    throw new MongoError('InvalidOptions', 'Cannot use retryable writes with multi=true');
  return {
    filter: doc.q,
    change,
    multi,
    upsert: doc.upsert === true,
    sort: doc.sort as Doc | undefined,
    hint: hintOf(doc.hint),
    collation,
    variables,
    stats: scanStats(call),
  };
}

const update: Command = {
  fields: ['update', 'updates', 'ordered', 'bypassDocumentValidation', 'let'],
  inTransaction: true,
  retryable: true,
  writes: true,
  async run(call) {
    const name = collectionName(call);
    const docs = statementsOf(call, 'updates').map((raw) => decode(raw.bytes));
    if (docs.some((doc) => doc.upsert === true)) await collectionToWrite(call, name);
    else target(call, name);
    const validate = validatorOf(call, name);
    const statements = docs.map((doc): Statement => ({
      run(context) {
        const statement = updateStatement(call, name, doc);
        const collection = target(call, name);
        if (!collection && !statement.upsert) return { n: 0, nModified: 0 };
        return runUpdate(context, mustExist(collection, `${call.db}.${name}`), statement, { validate });
      },
    }));
    const outcome = await runStatements(call, statements, boolField(call, 'ordered', true));
    const { n, ...rest } = reply(outcome);
    const upserted = [...outcome.results].flatMap(([index, result]) =>
      'upserted' in result ? [{ index, _id: result.upserted }] : [],
    );
    const modified = [...outcome.results.values()].reduce(
      (sum, result) => sum + (result.nModified as number),
      0,
    );
    return { n, ...(upserted.length ? { upserted } : {}), nModified: modified, ...rest };
  },
};

const deleteFields = new Set(['q', 'limit', 'collation', 'hint', 'sampleId']);

const remove: Command = {
  fields: ['delete', 'deletes', 'ordered', 'let'],
  inTransaction: true,
  retryable: true,
  writes: true,
  async run(call) {
    const name = collectionName(call);
    const docs = statementsOf(call, 'deletes').map((raw) => decode(raw.bytes));
    const variables = variablesOf(call);
    const statements = docs.map((doc): Statement => ({
      run(context) {
        checkFields('delete.deletes', doc, deleteFields);
        const limit = toNumber(doc.limit);
        if (limit !== 0 && limit !== 1)
          throw new MongoError(
            'FailedToParse',
            `The limit field in delete objects must be 0 or 1. Got ${limit}`,
          );
        if (limit === 0 && call.retrySession)
          throw new MongoError('InvalidOptions', 'Cannot use retryable writes with limit=0');
        const collection = target(call, name);
        const statement = {
          filter: doc.q as Doc,
          multi: limit === 0,
          hint: hintOf(doc.hint),
          collation: collationFor(call, doc.collation as Doc | undefined, name),
          variables,
          stats: scanStats(call),
        };
        return collection ? runDelete(context, collection, statement) : { n: 0 };
      },
    }));
    return reply(await runStatements(call, statements, boolField(call, 'ordered', true)));
  },
};

const findAndModify: Command = {
  fields: [
    'findAndModify', 'findandmodify', 'query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert',
    'bypassDocumentValidation', 'collation', 'arrayFilters', 'hint', 'let',
  ], // oxfmt-ignore
  inTransaction: true,
  retryable: true,
  writes: true,
  async run(call) {
    const name = collectionName(call);
    const { services, retrySession, body } = call;
    const known = retrySession?.resultOf(0);
    if (known) return { ...known, retriedStmtId: 0 };
    const removing = boolField(call, 'remove');
    const fresh = boolField(call, 'new');
    const upsert = boolField(call, 'upsert');
    if (removing && (body.update !== undefined || fresh || upsert))
      throw new MongoError(
        'FailedToParse',
        "Cannot specify both an update and remove=true, or 'new' or 'upsert' with remove=true",
      );
    if (!removing && body.update === undefined)
      throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
    const collation = collationField(call, name);
    const variables = variablesOf(call);
    const project = compileProjection(docField(call, 'fields') ?? {}, { collation, variables, find: true });
    const show = (bytes: Buffer | undefined): unknown =>
      bytes ? (project ? project(decode(bytes)) : new RawDocument(Buffer.from(bytes))) : null;
    const common = {
      filter: docField(call, 'query') ?? {},
      sort: docField(call, 'sort'),
      multi: false,
      hint: hintOf(body.hint),
      collation,
      variables,
      stats: scanStats(call),
    };
    const change = removing
      ? undefined
      : compileChange(body.update, {
          arrayFilters: body.arrayFilters as Doc[] | undefined,
          collation,
          variables,
        });
    if (upsert) await collectionToWrite(call, name);
    const validate = validatorOf(call, name);
    const failure = retrySession && services.failPoints.takeOnWrite();
    if (failure?.failBeforeCommit !== undefined) failWrite(failure);
    const answered = await write(call, (context) => {
      const collection = target(call, name);
      let value: unknown = null;
      let lastErrorObject: Doc = removing ? { n: 0 } : { n: 0, updatedExisting: false };
      if (collection && change) {
        const result = runUpdate(
          context,
          collection,
          { ...common, change, upsert },
          {
            validate,
            seen: (before, after) => (value = show(fresh ? after : before)),
          },
        );
        lastErrorObject = {
          n: result.n,
          updatedExisting: result.n === 1 && !('upserted' in result),
          ...('upserted' in result ? { upserted: result.upserted } : {}),
        };
      } else if (collection) {
        const result = runDelete(context, collection, common, (before) => (value = show(before)));
        lastErrorObject = { n: result.n };
      }
      const answer = { lastErrorObject, value };
      retrySession?.saveResults(context, new Map([[0, answer]]));
      return answer;
    });
    if (failure) failWrite(failure);
    return answered;
  },
};

export const writeCommands: Record<string, Command> = {
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
};
