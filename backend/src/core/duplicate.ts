import { mongo } from 'mongoose';

/** Maps an indexed field that holds a normalised copy to the field that the API shows. */
const SHOWN_AS: Record<string, string> = {
  usernameKey: 'username',
  emailKey: 'email',
  levelKey: 'level',
};

/**
 * Returns the field whose value is taken when `error` is a unique index violation, or undefined for any other error.
 */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11000) return undefined;
  const [field] = Object.keys((error.keyPattern as object | undefined) ?? {});
  return field ? (SHOWN_AS[field] ?? field) : 'value';
}
