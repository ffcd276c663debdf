// What a transfer file holds, whichever format it has: records as fields with text, and perhaps their files.
import { readFile, stat } from 'node:fs/promises';
import { csvLines } from '../../api/csv-reader.js';
import { fieldError } from '../../api/errors.js';
import type { IncomingFile } from '../../files/files.service.js';
import { ZipError, ZipReader } from '../../files/zip/zip-reader.js';
import { TimeSlices } from '../../work/time-slices.js';
import { ImportArchive } from './import-archive.js';
import { jsonParts } from './json-records.js';

export const RECORDS_NAME = 'catalogue.json';
const MB = 1024 * 1024;
const MOST_TEXT = 20 * MB;
const MOST_RECORDS = 5000;
/** Of a table, empty ones included. */
const MOST_LINES = 2 * MOST_RECORDS;

export type TransferRecord = Record<string, unknown>;
export interface TransferFile {
  records: TransferRecord[];
  /** The files that came along; undefined: none did. */
  archive?: ImportArchive;
}

const wrong = (message: string) => fieldError('file', message, 'FILE_REJECTED');

/** Reads what came in; close its archive when done with it. */
export async function readTransferFile(file: IncomingFile, kind: string): Promise<TransferFile> {
  if (file.extension === 'zip') return readArchive(file, kind);
  // Looked at before it is read: an archive may be far larger than a text may be.
  if ((await stat(file.path)).size > MOST_TEXT) throw wrong('This file is too large');
  const text = await readFile(file.path, 'utf8');
  return { records: await (file.extension === 'json' ? readJson(text, kind) : readTable(text)) };
}

async function readArchive(file: IncomingFile, kind: string): Promise<TransferFile> {
  let zip: ZipReader | undefined;
  try {
    zip = await ZipReader.open(file.path);
    const text = (await zip.read(RECORDS_NAME, MOST_TEXT)).toString('utf8');
    return { records: await readJson(text, kind), archive: new ImportArchive(zip) };
  } catch (error) {
    await zip?.close();
    throw error instanceof ZipError ? wrong(error.message) : error;
  }
}

/** Gives way to other requests between records. */
async function readJson(text: string, kind: string): Promise<TransferRecord[]> {
  const records: TransferRecord[] = [];
  const slices = new TimeSlices();
  let named: unknown;
  try {
    for (const { name, value } of jsonParts(text)) {
      if (name === 'kind') named = value;
      if (name === 'records') add(records, isObject(value) ? value : {});
      await slices.pause();
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong('This file is no JSON');
    if (error instanceof RangeError) throw wrong('A record of this file is too long');
    throw error;
  }
  if (named !== kind) throw wrong(`This file holds ${nameOf(named)}, not ${kind}`);
  return some(records);
}

const nameOf = (kind: unknown) => (typeof kind === 'string' ? kind.slice(0, 50) : 'something else');
const isObject = (value: unknown): value is TransferRecord => typeof value === 'object' && value !== null;

/** Gives way to other requests between lines. */
async function readTable(text: string): Promise<TransferRecord[]> {
  const records: TransferRecord[] = [];
  const slices = new TimeSlices();
  let heads: string[] | undefined;
  let lines = 0;
  try {
    for (const cells of csvLines(text)) {
      if ((lines += 1) > MOST_LINES) throw wrong(`One file may hold at most ${MOST_LINES} lines`);
      if (cells.length && !heads) heads = cells.map((head) => head.trim());
      else if (cells.length)
        add(records, Object.fromEntries(heads!.map((head, at) => [head, cells[at] ?? ''])));
      await slices.pause();
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong(error.message);
    throw error;
  }
  return some(records);
}

function add(records: TransferRecord[], record: TransferRecord): void {
  if (records.length === MOST_RECORDS) throw wrong(`One file may hold at most ${MOST_RECORDS} records`);
  records.push(record);
}

function some(records: TransferRecord[]): TransferRecord[] {
  if (!records.length) throw wrong('This file holds no records');
  return records;
}
