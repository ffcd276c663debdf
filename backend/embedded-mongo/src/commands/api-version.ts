import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';

/** The commands of the Stable API, version 1. */
const stableCommands = new Set([
  'abortTransaction', 'aggregate', 'bulkWrite', 'collMod', 'commitTransaction', 'count', 'create', 'createIndexes',
  'delete', 'drop', 'dropDatabase', 'dropIndexes', 'endSessions', 'explain', 'find', 'findAndModify', 'findandmodify',
  'getMore', 'hello', 'insert', 'killCursors', 'listCollections', 'listDatabases', 'listIndexes', 'ping',
  'refreshSessions', 'update',
]); // oxfmt-ignore

const unstableStages = new Set(['$collStats', '$indexStats', '$listLocalSessions']);

/** Checks a command against the API version that it declares. */
export function checkApiVersion(name: string, body: Doc): void {
  const { apiVersion, apiStrict, apiDeprecationErrors } = body;
  if (apiVersion === undefined) {
    if (apiStrict === undefined && apiDeprecationErrors === undefined) return;
    throw new MongoError(
      'APIVersionError',
      "Provided apiStrict and/or apiDeprecationErrors without passing 'apiVersion'",
    );
  }
  if (apiVersion !== '1') throw new MongoError('APIVersionError', 'API version must be "1"');
  if (apiStrict !== true) return;
  if (!stableCommands.has(name))
    throw new MongoError(
      'APIStrictError',
      `Provided apiStrict:true, but the command ${name} is not in API Version 1`,
    );
  for (const stage of Array.isArray(body.pipeline) ? (body.pipeline as unknown[]) : [])
    if (isDoc(stage) && unstableStages.has(Object.keys(stage)[0] ?? ''))
      throw new MongoError(
        'APIStrictError',
        `stage ${Object.keys(stage)[0]} is not allowed with 'apiStrict: true' in API Version 1`,
      );
}
