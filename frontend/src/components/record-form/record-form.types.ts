import type { SavedRecord } from '../../lib/record-in';
import type { About } from '../base/notify';
import type { Field, FormValues } from './field';
import type { Limits } from './limits';
import type { EditedRecord } from './use-conflict';
import type { UndoableRecord } from './use-undo-of-edit';

export interface RecordFormOptions<Values extends FormValues> {
  /** The accessible name of the form. */
  label: string;
  fields: Field<Values>[];
  /** The API's limits for the fields, exported by the slice of the call; {} where it sets none. */
  limits: Limits;
  initial: Values;
  /** The record that the form edits: the form then notices changes by others. */
  record?: EditedRecord<Values> | undefined;
  /**
   * Sends the changed values, with numbers and phone numbers as plain digits, and the version of `record` that the
   * values were typed over. The answer's message becomes the toast.
   */
  save: (
    changed: Partial<Values>,
    values: Values,
    versionSeen: number | undefined,
  ) => Promise<{ message: string }>;
  /** The title of the failure toast. */
  failure?: string | undefined;
  /** The title if the server gave no answer, where it differs. */
  failureWithoutAnswer?: string | undefined;
  /** The error under an empty required field, where it differs from the standard one. */
  requiredText?: string | undefined;
  /** Called when all fields are valid; if it resolves to false, nothing is sent and the form stays open. */
  ask?: (values: Values) => Promise<boolean>;
  /** Sends again without a question when a save got no answer: the call has a key that makes it run once. */
  repeatable?: boolean | undefined;
  /** Shows no toast after a successful save. */
  quiet?: boolean | undefined;
  /** Resets a form that stays open this many milliseconds after the save. */
  resetAfter?: number | undefined;
  /** Returns what the toast of a save names and links to; the record is undefined if the answer contains none. */
  aboutSaved?: ((record: SavedRecord | undefined, values: Values) => About) | undefined;
  /** Reads the record that the form changes: the toast of a save then offers to undo it. */
  undoable?: UndoableRecord<Values> | undefined;
  /** What the audit log calls the setting that the form edits: its history can then put old values back. */
  setting?: string | undefined;
  /**
   * Gets the id of the saved record, if the answer contains one, and the typed values. The form stays disabled until
   * this is done. Not called after the form's screen was left.
   */
  onSaved?: ((id: string | undefined, values: Values) => unknown) | undefined;
}
