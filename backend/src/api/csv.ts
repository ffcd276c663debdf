import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Text comes from users; a number is our own. */
export type Cell = string | number;

/** Spreadsheets take these for formulas, and what is hidden before them too. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/;
/** Spreadsheets round numbers of so many digits, and drop leading zeros. */
const LONG_DIGITS = /^(\d{12,}|0\d+)$/;

/** A cell that a spreadsheet shows as it is: the apostrophe makes it text. */
export function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || LONG_DIGITS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`;

async function* lines(
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
) {
  // Without the mark, spreadsheets read UTF-8 as something else.
  yield `\uFEFF${csvLine(head)}`;
  for await (const row of rows) yield csvLine(row);
}

/** Answers a file row by row, however long it is. */
export async function sendCsv(
  response: Response,
  name: string,
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Promise<void> {
  response.attachment(name).type('text/csv; charset=utf-8').set('Cache-Control', 'no-store');
  await pipeline(Readable.from(lines(head, rows)), response);
}
