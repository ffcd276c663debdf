/** A record in an API answer. */
export interface SavedRecord {
  _id: string;
  [field: string]: unknown;
}

const isRecord = (value: unknown): value is SavedRecord =>
  typeof value === 'object' && value !== null && '_id' in value;

/** Returns the record in the answer of a mutation, under whatever key; undefined if the answer contains none. */
export const recordIn = (answer: object): SavedRecord | undefined => Object.values(answer).find(isRecord);

/** Returns the record with this id in the answer of a read, alone or in a list. */
export const recordOf = (answer: object, id: string): SavedRecord | undefined =>
  Object.values(answer)
    .flat()
    .find((value): value is SavedRecord => isRecord(value) && value._id === id);

/** Returns the version of a record, if its kind has versions. */
export const versionOf = (record: object): number | undefined =>
  'version' in record && typeof record.version === 'number' ? record.version : undefined;
