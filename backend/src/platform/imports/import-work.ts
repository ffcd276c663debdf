import type { FieldError } from '../../core/errors.js';
import type { Import, ImportRow } from './import.schema.js';

/** A row of a table after its check. A row with errors keeps the whole import from starting. */
export interface CheckedRow {
  row: number;
  cells: Record<string, string>;
  label: string;
  detail: string;
  coins: number | null;
  /** The existing record that the row is about, as `kind:id`; '' for a new record. */
  about: string;
  errors: FieldError[];
}

/** A row that is carried out, and the id of the record that it made. */
export interface Settled {
  row: ImportRow;
  made: string;
  /** A new label: the code of a new account. */
  label?: string;
}

/** The code behind one kind of import. */
export interface ImportWork {
  /** The number of rows that share a transaction. */
  together: number;
  /**
   * Carries out rows. Opens a transaction, changes what the rows say, and calls `settle` in this transaction, so that a
   * crash leaves both or neither. A refusal of several rows makes the engine try each row alone; the message of a
   * refused single row becomes its reason.
   */
  carryOut(rows: ImportRow[], run: Import, settle: (done: Settled[]) => Promise<void>): Promise<void>;
}
