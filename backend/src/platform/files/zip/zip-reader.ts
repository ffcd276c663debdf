import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppError } from '../../../core/errors.js';
import { queueMedia } from '../../work/queues.js';

const unpack = promisify(inflateRaw);
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
export const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MOST_ENTRIES = 30_000;
/** The directory is read whole: so many bytes hold 30,000 entries with long names. */
const LONGEST_DIRECTORY = 16 * 1024 * 1024;

export interface ZipDirectoryEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  header: number;
}

/** What cannot be read from an archive, in words for whoever sent it. */
export class ZipError extends Error {}

/** Reads single files out of a zip archive on the disk, by the names of its directory; nothing is unpacked unasked. */
export class ZipReader {
  private constructor(
    private readonly file: FileHandle,
    private readonly entries: Map<string, ZipDirectoryEntry>,
  ) {}

  static async open(path: string): Promise<ZipReader> {
    const file = await open(path);
    try {
      const { entries } = await readDirectory(file);
      return new ZipReader(file, new Map(entries.map((entry) => [entry.name, entry])));
    } catch (error) {
      await file.close();
      throw error instanceof RangeError ? new ZipError('This archive is damaged', { cause: error }) : error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** How many bytes the archive says that a file has; 0 for one that it does not hold. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.size ?? 0;
  }

  /** The content of one file; refused when it is, or says that it is, larger than `limit`. */
  async read(name: string, limit: number): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new ZipError(`The archive does not hold ${name}`);
    if (entry.size > limit || entry.packed > limit) throw new ZipError('This file is too large');
    const local = await readAt(this.file, entry.header, 30);
    const from = entry.header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    const packed = await readAt(this.file, from, entry.packed);
    if (entry.method === STORED) return packed;
    try {
      return await queueMedia(() => unpack(packed, { maxOutputLength: limit }));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new ZipError(`${name} could not be unpacked`, { cause: error });
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new ZipError('This archive breaks off');
  return buffer;
}

/** What the archive says that it holds, and where in the file it says so. */
export async function readDirectory(
  file: FileHandle,
): Promise<{ entries: ZipDirectoryEntry[]; offset: number }> {
  const { size } = await file.stat();
  const length = Math.min(size, END_LENGTH + LONGEST_COMMENT);
  const tail = await readAt(file, size - length, length);
  let end = tail.length - END_LENGTH;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new ZipError('This archive is damaged');
  const count = tail.readUInt16LE(end + 10);
  const [bytes, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (count > MOST_ENTRIES || bytes > LONGEST_DIRECTORY || offset + bytes > size)
    throw new ZipError('This archive cannot be read');
  const listed = await readAt(file, offset, bytes);
  const entries: ZipDirectoryEntry[] = [];
  for (let at = 0; entries.length < count && at + 46 <= listed.length;) {
    if (listed.readUInt32LE(at) !== ENTRY) break;
    const [flags, method] = [listed.readUInt16LE(at + 8), listed.readUInt16LE(at + 10)];
    if (flags & ENCRYPTED) throw new ZipError('This archive is protected by a password');
    if (method !== STORED && method !== DEFLATED)
      throw new ZipError('This archive is packed in an unknown way');
    const nameLength = listed.readUInt16LE(at + 28);
    entries.push({
      name: listed.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      packed: listed.readUInt32LE(at + 20),
      size: listed.readUInt32LE(at + 24),
      header: listed.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + listed.readUInt16LE(at + 30) + listed.readUInt16LE(at + 32);
  }
  return { entries, offset };
}
