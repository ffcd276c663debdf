import type { Right } from '../../core/rights.js';
import type { Batch, BatchRow, RowChange } from '../batches/batch.schema.js';
import type { BatchResult } from '../batches/batch-work.js';

/** A selected record: its id and the name that staff see. */
export interface BulkTarget {
  id: string;
  label: string;
  /** What the list of results shows next to the name: the code of an agency. */
  detail?: string;
  /** The id of the user whose name this is. */
  person?: string;
  /** The coins that the change moves. */
  coins?: number;
}

/** What became of one record. `change` is null when there was nothing to change; `reason` then says why. */
export interface BulkEffect {
  change: RowChange | null;
  /** The id of the record that the change made something for: the account of a new password. */
  made?: string;
  reason?: string;
}

/** The code behind one kind of bulk change, or of import that can be undone. Both methods run in the transaction of their row, as the person who started. */
export interface BulkAction {
  /** The kind of the records, as the audit log names it. */
  record: string;
  /** The right that an admin needs to start the change, to go on with it, and to undo it. */
  right: Right;
  /** Whether the call that starts the change asks for a recent proof: going on with it and undoing it then do, too. */
  stepUp: boolean;
  /**
   * Changes one record under the rules of the call for a single one. A refusal becomes the reason of the row. `row` has
   * the cells of an import.
   */
  change(id: string, batch: Batch, row: BatchRow): Promise<BulkEffect>;
  /** Gives a record its values back. Fails when they changed again since. Without it, the change cannot be undone. */
  undo?(id: string, change: RowChange, batch: Batch): Promise<void>;
  /** Runs once, in the transaction of the end, when every row is done or failed. */
  ended?(batch: Batch, result: BatchResult): Promise<void>;
}

/** Why an undo refuses a record. */
export const CHANGED_AGAIN = 'Somebody changed this again since';

/** Returns what an audited change replaced, limited to these fields; null when nothing differs. */
export function changeOf<T extends object, Field extends keyof T & string>(
  { before, after }: { before: T; after: T },
  fields: readonly Field[],
): RowChange | null {
  if (before === after) return null;
  const of = (record: T) => Object.fromEntries(fields.map((field) => [field, record[field]]));
  return { was: of(before), is: of(after) };
}
