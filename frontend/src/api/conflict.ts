// An edit of a record that someone else has changed meanwhile: the API answers VERSION_CONFLICT with the present record.
import { isApiError } from './errors-to-form';

/** A record in an answer. */
export interface PresentRecord {
  version: number;
  [field: string]: unknown;
}

export interface Conflict {
  present: PresentRecord;
  /** Who changed the record last, and when, as an ISO time; undefined if the API does not know. */
  by: string | undefined;
  at: string | undefined;
}

const isPresentRecord = (details: unknown): details is PresentRecord =>
  typeof details === 'object' && details !== null && 'version' in details;

/** Returns the conflict that an edit met; undefined for every other failure. */
export function conflictIn(error: unknown): Conflict | undefined {
  if (!isApiError(error) || error.code !== 'VERSION_CONFLICT' || !isPresentRecord(error.details))
    return undefined;
  return { present: error.details, by: error.changedBy, at: error.changedAt };
}
