// CSV exports: streamed while they are read, so that their size costs no memory, and safe to open in a spreadsheet.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify/sync';
import { TimeSlices } from '../core/time-slices.js';
import { escapeCell } from '../core/csv-escape.js';
import type { HttpContext } from './http-context.js';

export type Cell = string | number | boolean | Date | null | undefined;

/** Lines are sent together in pieces of about this many characters. */
const PIECE = 16_384;

/** Every cell is quoted: what separates cells for one spreadsheet or another stays within its cell. */
const OPTIONS: Options = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: '\r\n',
  cast: { string: escapeCell, boolean: String, date: (date) => date.toISOString() },
};

/** One line of a CSV file with its line end. */
export const csvLine = (cells: readonly Cell[]) => stringify([cells], OPTIONS);

/** Answers a CSV file: a line of heads, then one line a record as they come. A client that goes away ends the reading. */
export async function sendCsv<T>(
  { response }: HttpContext,
  name: string,
  heads: readonly string[],
  records: AsyncIterable<T>,
  toCells: (record: T) => Cell[],
): Promise<void> {
  response.type('text/csv; charset=utf-8').attachment(`${name}.csv`).setHeader('Cache-Control', 'no-store');
  async function* pieces() {
    const slices = new TimeSlices();
    // The mark tells spreadsheets that it is UTF-8.
    let piece = `\uFEFF${csvLine(heads)}`;
    for await (const record of records) {
      piece += csvLine(toCells(record));
      if (piece.length >= PIECE) {
        yield piece;
        piece = '';
      }
      await slices.pause();
    }
    if (piece) yield piece;
  }
  try {
    await pipeline(Readable.from(pieces()), response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error;
  }
}
