import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../core/errors.js';
import { queueMedia } from '../../work/queues.js';

const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 30_000;
/** The directory is kept in memory: so many bytes hold 30,000 entries with long names. */
const LONGEST_DIRECTORY = 16 * 1024 * 1024;

/** What cannot be read from an archive, in words for whoever sent it. */
export class ZipError extends Error {}

/** Reads single files out of a zip archive on the disk, by the names of its directory; nothing is unpacked unasked. */
export class ZipReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  static async open(path: string): Promise<ZipReader> {
    const { zip, entries } = await openZip(path);
    // Many programs write UTF-8 names without saying so.
    return new ZipReader(zip, new Map(entries.map((entry) => [entry.fileNameRaw.toString('utf8'), entry])));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** How many bytes the archive says that a file has; 0 for one that it does not hold. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.uncompressedSize ?? 0;
  }

  /** The content of one file; refused when it is, or says that it is, larger than `limit`. */
  async read(name: string, limit: number): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new ZipError(`The archive does not contain ${name}`);
    if (entry.uncompressedSize > limit || entry.compressedSize > limit)
      throw new ZipError('This file is too large');
    // Ends at the size that the archive claims, which the limit bounds.
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

/** A zip archive with what its directory lists and where in the file that begins; whoever opens it closes it. */
interface OpenZip {
  zip: ZipFile;
  entries: Entry[];
  directory: number;
}

/** Opens an archive; ZipError when its directory is damaged, too long, or names what cannot be unpacked. */
export async function openZip(path: string, mostEntries = MOST_ENTRIES): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(asZipError);
  try {
    if (zip.entryCount > mostEntries) throw unreadable();
    // Its types call this a boolean; before the first entry is read it is where the directory begins.
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

/** What yauzl says of an archive is for developers; an error of the file system stays what it is. */
function asZipError(error: unknown): never {
  if (error instanceof ZipError || (error instanceof Error && 'code' in error)) throw error;
  throw new ZipError('This archive is damaged', { cause: error });
}
