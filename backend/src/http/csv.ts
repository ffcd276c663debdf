// CSV exports, streamed while the records are read so that memory use does not depend on the size, and safe to open in
// a spreadsheet.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify/sync';
import { TimeSlices } from '../core/time-slices.js';
import { escapeCell } from '../core/csv-escape.js';
import type { HttpContext } from './http-context.js';

export type Cell = string | number | boolean | Date | null | undefined;

/** Lines are sent in chunks of about this many characters. */
const PIECE = 16_384;

/** Quotes every cell, so that characters that separate cells in some spreadsheets stay within their cell. */
export const CSV_OPTIONS: Options = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: '\r\n',
  cast: { string: escapeCell, boolean: String, date: (date) => date.toISOString() },
};

/**
 * For a bank's program, which reads numbers and codes unchanged. Every other text still gets the quote that keeps a
 * spreadsheet from evaluating it.
 */
export const BANK_CSV_OPTIONS: Options = {
  ...CSV_OPTIONS,
  cast: { ...CSV_OPTIONS.cast, string: (text) => (/^[0-9A-Z]*$/.test(text) ? text : escapeCell(text)) },
};

/** Returns one line of a CSV file, line end included. */
export const csvLine = (cells: readonly Cell[], options = CSV_OPTIONS) => stringify([cells], options);

/**
 * Responds with a CSV file: a header line, then one line per record as the records arrive. A client that disconnects
 * stops the reading.
 */
export async function sendCsv<T>(
  { response }: HttpContext,
  name: string,
  heads: readonly string[],
  records: AsyncIterable<T>,
  toCells: (record: T) => Cell[],
  options = CSV_OPTIONS,
): Promise<void> {
  response.type('text/csv; charset=utf-8').attachment(`${name}.csv`).setHeader('Cache-Control', 'no-store');
  async function* pieces() {
    const slices = new TimeSlices();
    // The byte order mark identifies the file as UTF-8 for spreadsheets.
    let piece = `\uFEFF${csvLine(heads, options)}`;
    for await (const record of records) {
      piece += csvLine(toCells(record), options);
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
