// Reads transfer files of every format into records, which are fields with text and possibly files.
import { readFile, stat } from 'node:fs/promises';
import { csvLines } from '../../../core/csv-reader.js';
import { fieldError } from '../../../core/errors.js';
import { grouped } from '../../../core/grouped.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { ZipError, ZipReader } from '../../../platform/files/zip/zip-reader.js';
import { TimeSlices } from '../../../core/time-slices.js';
import { ImportArchive } from './import-archive.js';
import { jsonParts } from './json-records.js';

export const RECORDS_NAME = 'catalogue.json';
const MB = 1024 * 1024;
const MOST_TEXT = 20 * MB;
const MOST_RECORDS = 5000;
/** The maximum number of lines in a table, including empty ones. */
const MOST_LINES = 2 * MOST_RECORDS;

export type TransferRecord = Record<string, unknown>;
export interface TransferRow {
  /**
   * Where staff find the record in their file, from 1: the row of a spreadsheet, otherwise the number of the record.
   */
  row: number;
  record: TransferRecord;
}
export interface TransferFile {
  rows: TransferRow[];
  /** The files in the archive; undefined for a file without an archive. */
  archive?: ImportArchive;
}

/** The columns of a table of one catalogue. */
export interface TableColumns {
  texts: readonly string[];
  /** Columns that contain files. They are optional in a table. */
  files: readonly string[];
}

const wrong = (message: string) => fieldError('file', message, 'FILE_REJECTED');

/** Reads an uploaded file. The caller must close the archive of the result. `columns` are the columns of a table. */
export async function readTransferFile(
  file: IncomingFile,
  kind: string,
  columns: TableColumns,
): Promise<TransferFile> {
  if (file.extension === 'zip') return readArchive(file, kind);
  // The size is checked first, because the limit for uploads is far above the limit for text.
  if ((await stat(file.path)).size > MOST_TEXT) throw wrong('This file is too large');
  const text = await readFile(file.path, 'utf8');
  return { rows: await (file.extension === 'json' ? readJson(text, kind) : readTable(text, columns)) };
}

async function readArchive(file: IncomingFile, kind: string): Promise<TransferFile> {
  let zip: ZipReader | undefined;
  try {
    zip = await ZipReader.open(file.path);
    const text = (await zip.read(RECORDS_NAME, MOST_TEXT)).toString('utf8');
    return { rows: await readJson(text, kind), archive: new ImportArchive(zip) };
  } catch (error) {
    await zip?.close();
    throw error instanceof ZipError ? wrong(error.message) : error;
  }
}

/** Reads JSON, and yields to other requests between records. */
async function readJson(text: string, kind: string): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  const slices = new TimeSlices();
  let named: unknown;
  try {
    for (const { name, value } of jsonParts(text)) {
      if (name === 'kind') named = value;
      if (name === 'records') add(rows, rows.length + 1, isObject(value) ? value : {});
      await slices.pause();
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong('This file is not valid JSON');
    if (error instanceof RangeError)
      throw wrong('A record in this file is too long. Shorten the record or remove it');
    throw error;
  }
  if (named !== kind) throw wrong(`This file contains ${nameOf(named)}, not ${kind}`);
  return some(rows);
}

const nameOf = (kind: unknown) => (typeof kind === 'string' ? kind.slice(0, 50) : 'something else');
const isObject = (value: unknown): value is TransferRecord => typeof value === 'object' && value !== null;

/** Reads a table, and yields to other requests between lines. */
async function readTable(text: string, columns: TableColumns): Promise<TransferRow[]> {
  const rows: TransferRow[] = [];
  const slices = new TimeSlices();
  let heads: string[] | undefined;
  let lines = 0;
  try {
    for (const cells of csvLines(text)) {
      if ((lines += 1) > MOST_LINES)
        throw wrong(`A file can contain at most ${grouped(MOST_LINES)} lines. Split the file`);
      if (cells.length && !heads) {
        heads = cells.map((head) => head.trim());
        checkHeads(heads, columns);
      } else if (cells.length && heads)
        add(rows, lines, Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
      await slices.pause();
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong(error.message);
    throw error;
  }
  return some(rows);
}

/** Rejects a table of other data as a whole, instead of each of its rows. */
function checkHeads(heads: string[], { texts, files }: TableColumns): void {
  const missing = (names: readonly string[]) => names.filter((name) => !heads.includes(name));
  const none = missing(texts);
  if (!none.length) return;
  // A table that changes records need not name their files.
  const named = none.length === texts.length ? [...none, ...missing(files)] : none;
  throw wrong(
    `Missing column: ${named.join(', ')}. The first line of the file must name the columns, separated by commas`,
  );
}

function add(rows: TransferRow[], row: number, record: TransferRecord): void {
  if (rows.length === MOST_RECORDS)
    throw wrong(`A file can contain at most ${grouped(MOST_RECORDS)} records. Split the file`);
  rows.push({ row, record });
}

function some(rows: TransferRow[]): TransferRow[] {
  if (!rows.length) throw wrong('This file contains no records');
  return rows;
}
