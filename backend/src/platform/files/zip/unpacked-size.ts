// How much a packed file unpacks to: unpacked and counted, because the sizes that it declares may be wrong. Nothing is kept,
// and unpacking ends at the limit.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate, createInflateRaw, type Inflate, type InflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { openZip, ZipError } from './zip-reader.js';

/** Between two entries at most a data descriptor stands, which is shorter than the head of a hidden entry. */
const LONGEST_GAP = 24;
const PIECE = 256 * 1024;

/** An archive or a stream unpacks to more than it may. */
class LimitError extends Error {}

/** Whether the zlib stream is whole, holds anything and unpacks to at most `limit` bytes; `look` gets what it unpacks to. */
export async function zlibFits(path: string, limit: number, look: (piece: Buffer) => void): Promise<boolean> {
  try {
    return (await unpacked(createReadStream(path), createInflate({ chunkSize: PIECE }), limit, look)) > 0;
  } catch {
    return false;
  }
}

/**
 * Whether the zip archive holds 1 to `mostEntries` entries that unpack to at most `limit` bytes in all. Entries must follow
 * each other without gaps and overlaps, so that every way to read the archive finds the same ones.
 */
export async function zipFits(path: string, limit: number, mostEntries: number): Promise<boolean> {
  let zip: ZipFile | undefined;
  try {
    const opened = await openZip(path, mostEntries);
    const { entries, directory } = opened;
    zip = opened.zip;
    if (!entries.length) return false;
    entries.sort((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
    let [at, left] = [0, limit];
    for (const entry of entries) {
      const header = entry.relativeOffsetOfLocalHeader;
      if (header < at || header > at + (at && LONGEST_GAP)) return false;
      at = (await beginOf(zip, entry)) + entry.compressedSize;
      left -= await unpackedEntry(zip, entry, left);
      if (left < 0) return false;
    }
    return at <= directory && directory <= at + LONGEST_GAP;
  } catch {
    return false; // an archive that breaks off, or that unpacks to too much
  } finally {
    zip?.close();
  }
}

/** Where the packed bytes of an entry begin; ZipError when its own head says something else than the directory. */
async function beginOf(zip: ZipFile, entry: Entry): Promise<number> {
  const head = await zip.readLocalFileHeaderPromise(entry);
  const hasDescriptor = (head.generalPurposeBitFlag & 8) !== 0;
  const sized = head.compressedSize === entry.compressedSize || (hasDescriptor && entry.isCompressed());
  if (head.compressionMethod !== entry.compressionMethod || !sized)
    throw new ZipError('This archive is damaged');
  return head.fileDataStart;
}

/** How many bytes an entry unpacks to; fails above `limit`, and when other bytes follow the packed ones. */
async function unpackedEntry(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  if (!entry.isCompressed()) return entry.compressedSize;
  const source = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const engine = createInflateRaw({ chunkSize: PIECE });
  const total = await unpacked(source, engine, limit);
  if (engine.bytesWritten !== entry.compressedSize) throw new ZipError('This archive is damaged');
  return total;
}

/** How many bytes a stream unpacks to; fails above `limit` and when it is damaged. */
async function unpacked(
  source: Readable,
  engine: Inflate | InflateRaw,
  limit: number,
  look?: (piece: Buffer) => void,
): Promise<number> {
  let total = 0;
  await pipeline(source, engine, async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      total += piece.length;
      if (total > limit) throw new LimitError();
      look?.(piece);
    }
  });
  return total;
}
