/** A record in an API answer. */
export interface SavedRecord {
  _id: string;
  [field: string]: unknown;
}

const isRecord = (value: unknown): value is SavedRecord =>
  typeof value === 'object' && value !== null && '_id' in value;

/** Returns the record in the answer of a mutation, under whatever key; undefined if the answer contains none. */
export const recordIn = (answer: object): SavedRecord | undefined => Object.values(answer).find(isRecord);
