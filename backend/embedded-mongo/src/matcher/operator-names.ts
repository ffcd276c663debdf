import { type Doc, isDoc } from '../bson/types.js';

const referenceFields: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** Whether the key is an operator. The fields of a DBRef also begin with a dollar sign. */
export const isOperator = (key: string): boolean => key.startsWith('$') && !referenceFields.has(key);

/** Whether the condition is a document of operators such as { $gt: ... }, not a document to compare with. */
export function isOperatorDoc(condition: unknown): condition is Doc {
  if (!isDoc(condition)) return false;
  for (const key in condition) return isOperator(key);
  return false;
}

/** Whether the first key is an operator on whole filters or $expr. */
export const isLogical = (condition: Doc): boolean =>
  ['$and', '$or', '$nor', '$expr'].includes(Object.keys(condition)[0] ?? '');
