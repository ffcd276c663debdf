import type { ExportColumn } from './columns.js';

/** A value of a file: a time as a Date, a day as a Date at midnight UTC, null for an empty cell. */
export type ExportCell = string | number | Date | null;

/** Spreadsheets keep 15 digits of a number: larger ones are text. */
const ROUNDED = 1e15;

const DATE = /^\d{4}-\d\d-\d\d/;

/** Returns the cell of a row. Several values, from lists, become one text. */
export function cellOf(column: ExportColumn, row: object): ExportCell {
  const values = column.values(row);
  if (values.length === 1) return valueOf(column, values[0], row);
  return values.map((value) => textOf(column, value, row)).join(', ');
}

function valueOf({ kind, text, absent }: ExportColumn, value: unknown, row: object): ExportCell {
  if (value === undefined && absent) return absent;
  if (value === null || value === undefined || value === '') return null;
  if (text) return text(value, row);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && Math.abs(value) < ROUNDED) return value;
  if (value instanceof Date) return value;
  const given = typeof value === 'string' ? value : JSON.stringify(value);
  const isDate = (kind === 'time' || kind === 'day') && DATE.test(given);
  const date = isDate ? new Date(given) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : given;
}

function textOf(column: ExportColumn, value: unknown, row: object): string {
  const cell = valueOf(column, value, row);
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}
