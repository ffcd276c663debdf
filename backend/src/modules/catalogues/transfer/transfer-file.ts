// Reads transfer files of every format into records, which are fields with text and possibly files.
import { stat } from 'node:fs/promises';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { checkCount, readTable, refusedFile } from '../../../platform/imports/table.js';
import { readText, textOf } from '../../../platform/imports/text-file.js';
import { ZipError, ZipReader } from '../../../platform/files/zip/zip-reader.js';
import { TimeSlices } from '../../../core/time-slices.js';
import { ImportArchive } from './import-archive.js';
import { jsonParts } from './json-records.js';

export const RECORDS_NAME = 'catalogue.json';
const MB = 1024 * 1024;
const MOST_TEXT = 20 * MB;
const MOST_RECORDS = 5000;

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
  /** The columns of a table that have no meaning. */
  ignored?: string[];
}

/** The columns of a table of one catalogue. */
export interface TableColumns {
  texts: readonly string[];
  /** Columns that contain files. They are optional in a table. */
  files: readonly string[];
  /** Columns that every catalogue has. A table may lack them, as the exports of earlier versions do. */
  common: readonly string[];
}

/** Reads an uploaded file. The caller must close the archive of the result. `columns` are the columns of a table. */
export async function readTransferFile(
  file: IncomingFile,
  kind: string,
  columns: TableColumns,
): Promise<TransferFile> {
  if (file.extension === 'zip') return readArchive(file, kind, columns);
  // The size is checked first, because the limit for uploads is far above the limit for text.
  if ((await stat(file.path)).size > MOST_TEXT) throw refusedFile('This file is too large');
  const text = await readText(file.path);
  return file.extension === 'json' ? { rows: await readJson(text, kind) } : readRecords(text, columns);
}

/** Reads an export, or a table with the files that it names. */
async function readArchive(file: IncomingFile, kind: string, columns: TableColumns): Promise<TransferFile> {
  let zip: ZipReader | undefined;
  try {
    zip = await ZipReader.open(file.path);
    const isExport = zip.has(RECORDS_NAME);
    const text = textOf(await zip.read(isExport ? RECORDS_NAME : tableIn(zip), MOST_TEXT));
    const found = isExport ? { rows: await readJson(text, kind) } : await readRecords(text, columns);
    return { ...found, archive: new ImportArchive(zip) };
  } catch (error) {
    await zip?.close();
    throw error instanceof ZipError ? refusedFile(error.message) : error;
  }
}

/** Returns the path of the only table in an archive. */
function tableIn(zip: ZipReader): string {
  const [table, another] = zip.paths().filter((path) => /\.csv$/i.test(path));
  if (!table) throw refusedFile('This archive contains no table. Add a CSV file');
  if (another) throw refusedFile('This archive contains several tables. Keep one CSV file');
  return table;
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
    if (error instanceof SyntaxError) throw refusedFile('This file is not valid JSON');
    if (error instanceof RangeError)
      throw refusedFile('A record in this file is too long. Shorten the record or remove it');
    throw error;
  }
  if (named !== kind) throw refusedFile(`This file contains ${nameOf(named)}, not ${kind}`);
  if (!rows.length) throw refusedFile('This file contains no records');
  return rows;
}

const nameOf = (kind: unknown) => (typeof kind === 'string' ? kind.slice(0, 50) : 'something else');
const isObject = (value: unknown): value is TransferRecord => typeof value === 'object' && value !== null;

/** Reads a table. A table that changes records need not name their files. */
async function readRecords(text: string, { texts, files, common }: TableColumns): Promise<TransferFile> {
  const missing = (heads: readonly string[]) => {
    const without = (names: readonly string[]) => names.filter((name) => !heads.includes(name));
    const none = without(texts);
    return none.length === texts.length ? [...none, ...without(files)] : none;
  };
  const columns = ['id', ...texts, ...files];
  const rows = await readTable(text, { columns, missing, most: MOST_RECORDS });
  const meant = new Set([...columns, ...common]);
  return {
    rows: rows.map(({ row, cells }) => ({ row, record: cells })),
    ignored: Object.keys(rows[0]?.cells ?? {}).filter((head) => head && !meant.has(head)),
  };
}

function add(rows: TransferRow[], row: number, record: TransferRecord): void {
  rows.push({ row, record });
  checkCount(rows.length, MOST_RECORDS);
}
