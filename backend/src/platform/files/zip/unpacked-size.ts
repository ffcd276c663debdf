// How much a packed file unpacks to: unpacked and counted, because the sizes that it declares may be wrong. Nothing is kept,
// and unpacking ends at the limit.
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflate, createInflateRaw } from 'node:zlib';
import { readAt, readDirectory, STORED, type ZipDirectoryEntry, ZipError } from './zip-reader.js';

const LOCAL = 0x04034b50;
/** Between two entries at most a data descriptor stands, which is shorter than the head of a hidden entry. */
const LONGEST_GAP = 24;
const PIECE = 256 * 1024;

/** An archive or a stream unpacks to more than it may. */
class LimitError extends Error {}

/** Whether the zlib stream is whole, holds anything and unpacks to at most `limit` bytes; `look` gets what it unpacks to. */
export async function zlibFits(path: string, limit: number, look: (piece: Buffer) => void): Promise<boolean> {
  try {
    return (await unpacked(path, limit, undefined, look)) > 0;
  } catch {
    return false;
  }
}

/**
 * Whether the zip archive holds 1 to `mostEntries` entries that unpack to at most `limit` bytes in all. Entries must follow
 * each other without gaps and overlaps, so that every way to read the archive finds the same ones.
 */
export async function zipFits(path: string, limit: number, mostEntries: number): Promise<boolean> {
  const file = await open(path);
  try {
    const { entries, offset } = await readDirectory(file);
    if (!entries.length || entries.length > mostEntries) return false;
    let [at, left] = [0, limit];
    for (const entry of entries.sort((one, other) => one.header - other.header)) {
      if (entry.header < at || entry.header > at + (at && LONGEST_GAP)) return false;
      const begin = await dataOf(file, entry);
      at = begin + entry.packed;
      left -= entry.method === STORED ? entry.packed : await unpacked(path, left, { begin, end: at });
      if (left < 0) return false;
    }
    return at <= offset && offset <= at + LONGEST_GAP;
  } catch {
    return false; // an archive that breaks off, or that unpacks to too much
  } finally {
    await file.close();
  }
}

/** Where the packed bytes of an entry begin; ZipError when its own head says something else than the directory. */
async function dataOf(file: FileHandle, { header, method, packed }: ZipDirectoryEntry): Promise<number> {
  const head = await readAt(file, header, 30);
  const hasDescriptor = (head.readUInt16LE(6) & 8) !== 0;
  const same = head.readUInt32LE(0) === LOCAL && head.readUInt16LE(8) === method;
  const sized = head.readUInt32LE(18) === packed || (hasDescriptor && method !== STORED);
  if (!same || !sized) throw new ZipError('This archive is damaged');
  return header + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
}

/** How many bytes a whole zlib file, or a deflated part of a file, unpacks to; fails above `limit` and when it is damaged. */
async function unpacked(
  path: string,
  limit: number,
  part?: { begin: number; end: number },
  look?: (piece: Buffer) => void,
): Promise<number> {
  if (part && part.end <= part.begin) throw new ZipError('This archive is damaged');
  const source = createReadStream(path, part && { start: part.begin, end: part.end - 1 });
  const engine = part ? createInflateRaw({ chunkSize: PIECE }) : createInflate({ chunkSize: PIECE });
  let total = 0;
  await pipeline(source, engine, async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      total += piece.length;
      if (total > limit) throw new LimitError();
      look?.(piece);
    }
  });
  // Bytes after the end of the stream would be read as another entry by some.
  if (part && engine.bytesWritten !== part.end - part.begin) throw new ZipError('This archive is damaged');
  return total;
}
