import type { Type } from '@nestjs/common';
import { AppError, type FieldError } from '../../core/errors.js';
import { TimeSlices } from '../../core/time-slices.js';
import { InputPipe } from '../../http/input.pipe.js';
import { knownFields } from '../../http/known-fields.js';
import type { TableRow } from './table.js';

/** A row with the values of its cells, or with what is wrong with them. */
export interface RowInput<T> extends TableRow {
  values: T | undefined;
  errors: FieldError[];
}

const input = new InputPipe();

/** Validates the cells of rows by the rules of a DTO class. An empty cell counts as missing; other columns are dropped. */
export async function rowInputs<T extends object>(rows: TableRow[], dto: Type<T>): Promise<RowInput<T>[]> {
  const known = [...knownFields(dto)];
  const slices = new TimeSlices();
  const read: RowInput<T>[] = [];
  for (const { row, cells: given } of rows) {
    const cells = Object.fromEntries(known.map((name) => [name, given[name] ?? '']));
    const filled = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''));
    read.push({ row, cells, ...(await checked(filled, dto)) });
    await slices.pause();
  }
  return read;
}

async function checked<T extends object>(
  cells: Record<string, string>,
  metatype: Type<T>,
): Promise<Pick<RowInput<T>, 'values' | 'errors'>> {
  try {
    return { values: (await input.transform(cells, { type: 'body', metatype })) as T, errors: [] };
  } catch (error) {
    return { values: undefined, errors: errorsOf(error) };
  }
}

/** Returns what is wrong with a row. Throws an error that is not about the row. */
export function errorsOf(error: unknown): FieldError[] {
  if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
  return error.errors ?? [{ field: '', message: error.message }];
}

/** Adds an error to each row whose value another row before it has. `named`: the column of the error. */
export function refuseRepeats<T extends { row: number; errors: FieldError[] }>(
  rows: T[],
  named: string,
  valueOf: (row: T) => string | undefined,
): void {
  const first = new Map<string, number>();
  for (const one of rows) {
    const value = valueOf(one);
    if (!value) continue;
    const before = first.get(value);
    if (before === undefined) first.set(value, one.row);
    else one.errors.push({ field: named, message: `The same as in row ${before}` });
  }
}
