import { type Doc, isDoc } from '../bson/types.js';

const referenceFields: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** Is this an operator rather than a field? The fields of a DBRef begin with a dollar too. */
export const isOperator = (key: string): boolean => key.startsWith('$') && !referenceFields.has(key);

/** Is this { $gt: ... } rather than a document to compare with? */
export function isOperatorDoc(condition: unknown): condition is Doc {
  if (!isDoc(condition)) return false;
  for (const key in condition) return isOperator(key);
  return false;
}

/** Does this begin with an operator that combines whole filters? */
export const isLogical = (condition: Doc): boolean =>
  ['$and', '$or', '$nor', '$expr'].includes(Object.keys(condition)[0] ?? '');
