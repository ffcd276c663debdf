import { type Doc, isDoc } from '../bson/types.js';
import { MongoError } from '../errors/mongo-error.js';
import { compileFilter } from '../matcher/compile-filter.js';
import { idIndexOf } from '../storage/model.js';
import type { Call } from './command.js';

/** Throws when the collection's validator rejects `after`. `before` is the replaced document, if any. */
export type Validate = (before: Doc | undefined, after: Doc) => void;

/** Returns the validation of writes to a collection, or undefined when no validation applies. */
export function validatorOf(call: Call, name: string, db = call.db): Validate | undefined {
  const collection = call.services.engine.catalog.findAny(db, name);
  const { validator, validationAction, validationLevel } = collection?.options ?? {};
  if (
    !collection ||
    !isDoc(validator) ||
    !Object.keys(validator).length ||
    validationLevel === 'off' ||
    validationAction === 'warn'
  )
    return undefined;
  if (call.body.bypassDocumentValidation === true) return undefined;
  const { matches } = compileFilter(validator, { collation: idIndexOf(collection).collation });
  return (before, after) => {
    if (matches(after)) return;
    if (validationLevel === 'moderate' && before && !matches(before)) return;
    throw new MongoError('DocumentValidationFailure', 'Document failed validation', {
      errInfo: { failingDocumentId: after._id, details: { operatorName: Object.keys(validator)[0] } },
    });
  };
}
