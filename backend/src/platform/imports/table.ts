import { csvLines, separatorOf } from '../../core/csv-reader.js';
import { fieldError } from '../../core/errors.js';
import { grouped } from '../../core/grouped.js';
import { TimeSlices } from '../../core/time-slices.js';

/** One row of a table below its heads. */
export interface TableRow {
  /** The row of the spreadsheet, from 1; the heads are row 1 when the table begins with them. */
  row: number;
  /** The cells by column, as typed. */
  cells: Record<string, string>;
}

export interface TableShape {
  /** The columns with a meaning. The heads of a file may spell them in any case; other columns keep their name. */
  columns: readonly string[];
  /** Returns the columns that a file with these heads lacks. */
  missing: (heads: readonly string[]) => string[];
  /** The maximum number of rows. */
  most: number;
}

export const refusedFile = (message: string) => fieldError('file', message, 'FILE_REJECTED');

/** Throws FILE_REJECTED when a table has too many rows. */
export function checkCount(rows: number, most: number): void {
  if (rows > most) throw refusedFile(`A file can contain at most ${grouped(most)} records. Split the file`);
}

/**
 * Reads the rows of a CSV text, and yields to other requests between lines. Rows without a value are skipped. Fails with
 * FILE_REJECTED on `file`, also for a table without rows.
 */
export async function readTable(text: string, shape: TableShape): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const slices = new TimeSlices();
  let heads: string[] | undefined;
  let line = 0;
  try {
    for (const cells of csvLines(text, separatorOf(text))) {
      line += 1;
      // Empty lines count too, so that a file of line breaks ends.
      if (line > 2 * shape.most)
        throw refusedFile(`A file can contain at most ${grouped(2 * shape.most)} lines. Split the file`);
      if (cells.some((cell) => cell.trim() !== '')) {
        if (heads) rows.push({ row: line, cells: byHead(heads, cells) });
        else heads = headsOf(cells, shape);
        checkCount(rows.length, shape.most);
      }
      await slices.pause();
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw refusedFile(error.message);
    throw error;
  }
  if (!rows.length) throw refusedFile('This file contains no records');
  return rows;
}

const byHead = (heads: string[], cells: string[]) =>
  Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));

/** Returns the names of the columns. Rejects a table of other data as a whole, instead of each of its rows. */
function headsOf(cells: string[], { columns, missing }: TableShape): string[] {
  const heads = cells.map((cell) => {
    const head = cell.trim();
    return columns.find((column) => column.toLowerCase() === head.toLowerCase()) ?? head;
  });
  const none = missing(heads);
  if (none.length)
    throw refusedFile(
      `No column is called ${listed(none)}. The first line of the file must name the columns`,
    );
  const twice = columns.find((column) => heads.filter((head) => head === column).length > 1);
  if (twice) throw refusedFile(`Two columns are called ${twice}. Remove one of them`);
  return heads;
}

/** Returns names as a sentence lists them: title, coin or image. */
const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join();
