import { mongo } from 'mongoose';

/** Maps an indexed field that holds a normalised copy to the field that the API shows. */
const SHOWN_AS: Record<string, string> = {
  usernameKey: 'username',
  emailKey: 'email',
  levelKey: 'level',
};

/** Returns whether the database refused a write because its unique key exists. */
export const isDuplicateKey = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && error.code === 11000;

/**
 * Returns the field whose value is taken when `error` is a unique index violation, or undefined for any other error.
 */
export function duplicateField(error: unknown): string | undefined {
  if (!isDuplicateKey(error)) return undefined;
  const [field] = Object.keys((error.keyPattern as object | undefined) ?? {});
  return field ? (SHOWN_AS[field] ?? field) : 'value';
}
