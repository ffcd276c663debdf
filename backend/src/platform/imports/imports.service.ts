import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { AppError, type FieldError } from '../../core/errors.js';
import { grouped } from '../../core/grouped.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import type { Batch } from '../batches/batch.schema.js';
import { BatchesService } from '../batches/batches.service.js';
import type { NewRow } from '../batches/batch-work.js';
import { readTable, type TableRow, type TableShape } from './table.js';
import { readText } from './text-file.js';

/** A row of a table after its check. A row with errors keeps the whole import from starting. */
export interface CheckedRow extends Required<Omit<NewRow, 'change'>> {
  errors: FieldError[];
}

export interface NewImport {
  kind: string;
  title: string;
  rows: CheckedRow[];
  /** The number of rows that the person confirmed. */
  seen: number;
  /** Whether the import is a `BulkAction`, which can be undone. */
  undoable?: boolean;
}

/** The errors that a refused start lists. */
const MOST_NAMED = 20;

/** Reads uploaded tables, and stores those that were checked as a whole as batches. */
@Injectable()
export class ImportsService {
  constructor(private readonly batches: BatchesService) {}

  /** Reads an uploaded table. `needed`: the columns that the file must have. */
  async read(
    file: IncomingFile,
    needed: readonly string[],
    shape: Omit<TableShape, 'missing'>,
  ): Promise<TableRow[]> {
    const missing = (heads: readonly string[]) => needed.filter((name) => !heads.includes(name));
    return readTable(await readText(file.path), { ...shape, missing });
  }

  /**
   * Stores an import and its rows in the caller's transaction. Fails, and stores nothing, when a row has an error or
   * when the file has another number of rows than the person confirmed.
   */
  store(caller: Caller, { kind, title, rows, seen, undoable = false }: NewImport): Promise<Batch> {
    assertWhole(rows);
    if (rows.length !== seen) throw otherFile();
    const stored = rows.map(({ errors: _none, ...row }) => row);
    return this.batches.store(caller, { source: 'import', kind, title, undoable }, stored);
  }
}

export const otherFile = () =>
  new AppError('VERSION_CONFLICT', 'This file is not the one that you checked. Check the file again');

/** Rejects a table as a whole when one of its rows has an error. */
function assertWhole(rows: CheckedRow[]): void {
  const faulty = rows.filter(({ errors }) => errors.length);
  if (!faulty.length) return;
  const count = faulty.length === 1 ? '1 row has an error' : `${grouped(faulty.length)} rows have errors`;
  const named = faulty.slice(0, MOST_NAMED).map(({ row, errors: [first] }) => ({
    field: 'file',
    message: `Row ${row}: ${first?.field ? `${first.field}: ` : ''}${first?.message ?? ''}`,
  }));
  throw new AppError('VALIDATION_FAILED', `${count}. Nothing was imported. Correct the file`, named);
}
