import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../core/errors.js';
import { queueMedia } from '../../work/queues.js';

const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 30_000;
/** The maximum size of the directory, which is held in memory: enough for 30,000 entries with long names. */
const LONGEST_DIRECTORY = 16 * 1024 * 1024;

/** A zip archive that cannot be read. The message is for the person who sent it. */
export class ZipError extends Error {}

/** Reads single files from a zip archive on disk by the names in its directory. Unpacks only the requested files. */
export class ZipReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  static async open(path: string): Promise<ZipReader> {
    const { zip, entries } = await openZip(path);
    // Many programs write UTF-8 names without the UTF-8 flag.
    return new ZipReader(zip, new Map(entries.map((entry) => [entry.fileNameRaw.toString('utf8'), entry])));
  }

  /** Returns the paths of all files, without those that macOS adds. */
  paths(): string[] {
    return [...this.entries.keys()].filter((path) => !path.endsWith('/') && !path.startsWith('__MACOSX/'));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Returns the declared size of a file, or 0 when the archive does not contain it. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  /** Returns the content of one file. Fails when its real or declared size exceeds `limit`. */
  async read(name: string, limit: number): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new ZipError(`The archive does not contain ${name}`);
    if (entry.uncompressedSize > limit || entry.compressedSize > limit)
      throw new ZipError('This file is too large');
    // The stream ends at the declared size, which is within the limit.
    const content = async () => buffer(await this.zip.openReadStreamPromise(entry));
    try {
      return await (entry.compressionMethod === STORED ? content() : queueMedia(content));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new ZipError(`${name} could not be unpacked`, { cause: error });
    }
  }

  close(): Promise<void> {
    this.zip.close();
    return Promise.resolve();
  }
}

/** An open zip archive with its directory entries and the offset of the directory. The opener must close it. */
interface OpenZip {
  zip: ZipFile;
  entries: Entry[];
  directory: number;
}

/** Opens an archive. ZipError when its directory is damaged or too long, or lists entries that cannot be unpacked. */
export async function openZip(path: string, mostEntries = MOST_ENTRIES): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(asZipError);
  try {
    if (zip.entryCount > mostEntries) throw unreadable();
    // Typed as a boolean, but before the first entry is read the value is the offset of the directory.
    const directory = Number(zip.readEntryCursor);
    return { zip, entries: await listEntries(zip), directory };
  } catch (error) {
    zip.close();
    return asZipError(error);
  }
}

const unreadable = () => new ZipError('This archive cannot be read');

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > LONGEST_DIRECTORY) throw unreadable();
    if (entry.isEncrypted()) throw new ZipError('This archive is protected by a password');
    if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
      throw new ZipError('This archive uses an unsupported compression method');
    entries.push(entry);
  }
  return entries;
}

/** Replaces yauzl's messages, which are for developers. Rethrows file system errors unchanged. */
function asZipError(error: unknown): never {
  if (error instanceof ZipError || (error instanceof Error && 'code' in error)) throw error;
  throw new ZipError('This archive is damaged', { cause: error });
}
