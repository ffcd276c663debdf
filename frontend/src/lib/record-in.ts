/** A record as an answer holds it. */
export interface SavedRecord {
  _id: string;
  [field: string]: unknown;
}

const isRecord = (value: unknown): value is SavedRecord =>
  typeof value === 'object' && value !== null && '_id' in value;

/** The record in the answer of a change, whatever its documented key is; undefined when the answer holds none. */
export const recordIn = (answer: object): SavedRecord | undefined => Object.values(answer).find(isRecord);
