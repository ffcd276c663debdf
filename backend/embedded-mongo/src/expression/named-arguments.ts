import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';

/** Returns the named arguments of an operator or stage. Throws FailedToParse for missing and unknown names. */
export function fieldsOf(name: string, argument: unknown, required: string[], optional: string[] = []): Doc {
  if (!isDoc(argument))
    throw new MongoError('FailedToParse', `${name} only supports an object as its argument`);
  for (const key of required)
    if (argument[key] === undefined)
      throw new MongoError('FailedToParse', `Missing '${key}' parameter to ${name}`);
  for (const key of Object.keys(argument))
    if (!required.includes(key) && !optional.includes(key))
      throw new MongoError('FailedToParse', `Unrecognized parameter to ${name}: ${key}`);
  return argument;
}
