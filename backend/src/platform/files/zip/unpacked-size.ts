// Measures the unpacked size of a packed file by unpacking it, because its declared sizes may be wrong. Keeps no data
// and stops at the limit.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate, createInflateRaw, type Inflate, type InflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { openZip, ZipError } from './zip-reader.js';

/** Between two entries, only a data descriptor is allowed, which is shorter than the header of a hidden entry. */
const LONGEST_GAP = 24;
const PIECE = 256 * 1024;

/** Thrown when an archive or a stream exceeds the limit. */
class LimitError extends Error {}

/**
 * Returns whether the zlib stream is complete, not empty and unpacks to at most `limit` bytes. `look` receives the
 * unpacked chunks.
 */
export async function zlibFits(path: string, limit: number, look: (piece: Buffer) => void): Promise<boolean> {
  try {
    return (await unpacked(createReadStream(path), createInflate({ chunkSize: PIECE }), limit, look)) > 0;
  } catch {
    return false;
  }
}

/**
 * Returns whether the zip archive has 1 to `mostEntries` entries that unpack to at most `limit` bytes in total. Entries
 * must be adjacent, without gaps or overlaps, so that all ways to read the archive find the same entries.
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
    return false; // the archive is truncated or unpacks to too many bytes
  } finally {
    zip?.close();
  }
}

/** Returns the offset of an entry's packed bytes. ZipError when the entry's own header contradicts the directory. */
async function beginOf(zip: ZipFile, entry: Entry): Promise<number> {
  const head = await zip.readLocalFileHeaderPromise(entry);
  const hasDescriptor = (head.generalPurposeBitFlag & 8) !== 0;
  const sized = head.compressedSize === entry.compressedSize || (hasDescriptor && entry.isCompressed());
  if (head.compressionMethod !== entry.compressionMethod || !sized)
    throw new ZipError('This archive is damaged');
  return head.fileDataStart;
}

/** Returns the unpacked size of an entry. Fails above `limit`, and when other bytes follow the packed ones. */
async function unpackedEntry(zip: ZipFile, entry: Entry, limit: number): Promise<number> {
  if (!entry.isCompressed()) return entry.compressedSize;
  const source = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const engine = createInflateRaw({ chunkSize: PIECE });
  const total = await unpacked(source, engine, limit);
  if (engine.bytesWritten !== entry.compressedSize) throw new ZipError('This archive is damaged');
  return total;
}

/** Returns the unpacked size of a stream. Fails above `limit` and when the stream is damaged. */
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
