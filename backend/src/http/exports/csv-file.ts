import { stringify } from 'csv-stringify/sync';
import { CSV_OPTIONS } from '../csv.js';
import type { ExportCell } from './cells.js';
import type { ExportColumn } from './columns.js';
import type { LocalTimes } from './local-times.js';

/** Writes the rows of a CSV file, portion by portion: UTF-8 with a byte order mark, times with their offset. */
export async function* csvFile(
  columns: readonly ExportColumn[],
  portions: AsyncIterable<ExportCell[][]>,
  times: LocalTimes,
): AsyncGenerator<string> {
  const shown = (cell: ExportCell, at: number) => {
    if (!(cell instanceof Date)) return cell;
    return columns[at]?.kind === 'day' ? cell.toISOString().slice(0, 10) : times.iso(cell);
  };
  // The byte order mark identifies the file as UTF-8 for spreadsheets.
  yield `\uFEFF${stringify([columns.map(({ title }) => title)], CSV_OPTIONS)}`;
  for await (const rows of portions)
    yield stringify(
      rows.map((cells) => cells.map(shown)),
      CSV_OPTIONS,
    );
}
