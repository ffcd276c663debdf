// CSV exports: streamed while they are read, so that their size costs no memory, and safe to open in a spreadsheet.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from './exchange.js';

export type Cell = string | number | boolean | Date | null | undefined;

/** Spreadsheets run what begins with these (wide forms too); a quote before it makes it text (design, HTTP conventions). */
export const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Spreadsheets round numbers of more digits and drop leading zeros: phones and account numbers stay as they are. */
export const LONG_DIGITS = /^(\d{12,}|0\d+)$/;

function text(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  return FORMULA.test(cell) || LONG_DIGITS.test(cell) ? `'${cell}` : cell;
}

const quote = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
export const csvLine = (cells: readonly Cell[]) => `${cells.map((cell) => quote(text(cell))).join(',')}\r\n`;

/** Answers a CSV file: a line of heads, then one line a record as they come. A client that goes away ends the reading. */
export async function sendCsv<T>(
  { response }: Exchange,
  name: string,
  heads: readonly string[],
  records: AsyncIterable<T>,
  toCells: (record: T) => Cell[],
): Promise<void> {
  response.type('text/csv; charset=utf-8').attachment(`${name}.csv`).setHeader('Cache-Control', 'no-store');
  async function* lines() {
    // The mark tells spreadsheets that it is UTF-8.
    yield `\uFEFF${csvLine(heads)}`;
    for await (const record of records) yield csvLine(toCells(record));
  }
  try {
    await pipeline(Readable.from(lines()), response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error;
  }
}
