// What a transfer file holds, whichever format it has: records as fields with text, and perhaps their files.
import { readFile, stat } from 'node:fs/promises';
import { parseCsv } from '../../api/csv-reader.js';
import { fieldError } from '../../api/errors.js';
import type { IncomingFile } from '../../files/files.service.js';
import { ZipError, ZipReader } from '../../files/zip/zip-reader.js';

export const RECORDS_NAME = 'catalogue.json';
const MB = 1024 * 1024;
const MOST_TEXT = 20 * MB;
const MOST_RECORDS = 5000;

export type TransferRecord = Record<string, unknown>;
export interface TransferFile {
  records: TransferRecord[];
  /** The files that came along; undefined: none did. */
  archive?: ZipReader;
}

const wrong = (message: string) => fieldError('file', message, 'FILE_REJECTED');

/** Reads what came in; close its archive when done with it. */
export async function readTransferFile(file: IncomingFile, kind: string): Promise<TransferFile> {
  if (file.extension === 'zip') return readArchive(file, kind);
  // Looked at before it is read: an archive may be far larger than a text may be.
  if ((await stat(file.path)).size > MOST_TEXT) throw wrong('This file is too large');
  const text = await readFile(file.path, 'utf8');
  return { records: limited(file.extension === 'json' ? readJson(text, kind) : readTable(text)) };
}

async function readArchive(file: IncomingFile, kind: string): Promise<TransferFile> {
  let archive: ZipReader | undefined;
  try {
    archive = await ZipReader.open(file.path);
    const text = (await archive.read(RECORDS_NAME, MOST_TEXT)).toString('utf8');
    return { records: limited(readJson(text, kind)), archive };
  } catch (error) {
    await archive?.close();
    throw error instanceof ZipError ? wrong(error.message) : error;
  }
}

function readJson(text: string, kind: string): TransferRecord[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw wrong('This file is no JSON');
  }
  const { kind: named, records } = (content ?? {}) as { kind?: unknown; records?: unknown };
  if (!Array.isArray(records)) throw wrong('This file holds no records of a catalogue');
  if (named !== kind) throw wrong(`This file holds ${nameOf(named)}, not ${kind}`);
  return records.map((record: unknown) =>
    typeof record === 'object' && record !== null ? (record as TransferRecord) : {},
  );
}

const nameOf = (kind: unknown) => (typeof kind === 'string' ? kind.slice(0, 50) : 'something else');

function readTable(text: string): TransferRecord[] {
  try {
    const [heads = [], ...lines] = parseCsv(text);
    return lines.map((cells) => Object.fromEntries(heads.map((head, at) => [head.trim(), cells[at] ?? ''])));
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong(error.message);
    throw error;
  }
}

function limited(records: TransferRecord[]): TransferRecord[] {
  if (!records.length) throw wrong('This file holds no records');
  if (records.length > MOST_RECORDS) throw wrong(`One file may hold at most ${MOST_RECORDS} records`);
  return records;
}
