import type { Right } from '../../core/rights.js';
import type { Batch, BatchRow, RowChange } from './batch.schema.js';

/** What a new row says; the engine adds the rest. */
export type NewRow = Pick<BatchRow, 'row' | 'label'> &
  Partial<Pick<BatchRow, 'cells' | 'detail' | 'coins' | 'about' | 'person' | 'change'>>;

/** A row that is carried out, and the id of the record that it made. */
export interface Settled {
  row: BatchRow;
  made: string;
  /** A new label: the code of a new account. */
  label?: string;
  /** What the row replaced; null when there was nothing to change. */
  change?: RowChange | null;
  /** Why there was nothing to change. */
  reason?: string;
}

/** The number of rows that were carried out, and of those that were refused. */
export interface BatchResult {
  done: number;
  failed: number;
}

/** The code behind one kind of batch. */
export interface BatchWork {
  /** The right that an admin needs to start such a batch. Whoever goes on with it, or undoes it, needs it too. */
  right: Right;
  /** Whether the call that starts such a batch asks for a recent proof. */
  stepUp: boolean;
  /** The right by which a second admin agrees to such a batch, where one must. */
  confirmRight?: Right;
  /** The number of rows that share a transaction. */
  together: number;
  /**
   * Carries out rows. Opens a transaction, changes what the rows say, and calls `settle` in this transaction, so that a
   * crash leaves both or neither. A refusal of several rows makes the engine try each row alone; the message of a
   * refused single row becomes its reason.
   */
  carryOut(rows: BatchRow[], batch: Batch, settle: (done: Settled[]) => Promise<void>): Promise<void>;
  /** Runs once, in the transaction of the end of the batch. */
  ended?(batch: Batch, result: BatchResult): Promise<void>;
}
