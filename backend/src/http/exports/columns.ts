import type { Type } from '@nestjs/common';
import { fieldError } from '../../core/errors.js';
import type { StaffRole } from '../../core/roles.js';
import { type RowField, rowFields } from './row-fields.js';

/** A column of a file. */
export interface ExportColumn extends Omit<RowField, 'isShownTo'> {
  path: string;
  title: string;
  /** Returns the values of a row: one, or those of the entries of a list. */
  values: (row: object) => unknown[];
}

const MAX_COLUMNS = 100;
const LONGEST_TITLE = 200;

/**
 * Returns the columns that `columns` names (`field` or `field:Title`, separated by commas, each percent-encoded), or all
 * usual fields of the row, as far as the role sees them. Fails on `columns` for a field that the rows lack.
 */
export function columnsOf(row: Type, columns: string | undefined, role: StaffRole): ExportColumn[] {
  const fields = new Map([...rowFields(row)].filter(([, field]) => field.isShownTo(role)));
  if (!columns)
    return [...fields].flatMap(([path, field]) => (field.isUsual ? [columnOf(path, path, field)] : []));
  const asked = columns.split(',');
  if (asked.length > MAX_COLUMNS) throw fieldError('columns', `Use at most ${MAX_COLUMNS} columns`);
  return asked.map((one) => {
    const [path = '', title = path] = one.split(':', 2).map(decoded);
    const field = fields.get(path);
    if (!field)
      throw fieldError(
        'columns',
        `Unknown column ${path.slice(0, 50)}. Use ${[...fields.keys()].join(', ')}`,
      );
    return columnOf(path, title.slice(0, LONGEST_TITLE), field);
  });
}

const columnOf = (path: string, title: string, field: RowField): ExportColumn => ({
  ...field,
  path,
  title,
  values: valuesAt(path.split('.'), field),
});

/** Returns a function that reads a path, through the entries of lists too. */
function valuesAt(names: string[], { isWhole }: RowField): (row: object) => unknown[] {
  return (row) =>
    names.reduce<unknown[]>(
      (values, name, at) =>
        values.flatMap((value) => {
          if (typeof value !== 'object' || value === null) return [];
          const found = (value as Record<string, unknown>)[name];
          // flatMap opens a list once: a list that counts as one value is wrapped.
          return isWhole && at === names.length - 1 ? [found] : found;
        }),
      [row],
    );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    throw fieldError('columns', 'Percent-encode the columns');
  }
}
