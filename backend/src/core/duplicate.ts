import { mongo } from 'mongoose';

/** Index fields that stand for another one on the wire (the index is on a normalised copy). */
const SHOWN_AS: Record<string, string> = {
  usernameKey: 'username',
  emailKey: 'email',
  levelKey: 'level',
};

/** The field whose value is taken, when `error` says that a unique index refused a write. */
export function duplicateField(error: unknown): string | undefined {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11000) return undefined;
  const [field] = Object.keys((error.keyPattern as object | undefined) ?? {});
  return field ? (SHOWN_AS[field] ?? field) : 'value';
}
