import { basename } from 'node:path/posix';
import { FILE_LIMITS } from '../../../core/file-kinds.js';
import { ZipError, type ZipReader } from '../../../platform/files/zip/zip-reader.js';

/**
 * The maximum number of bytes that one import unpacks. An export stores files uncompressed, so the
 * limit admits every export that can be uploaded.
 */
const MOST_BYTES = FILE_LIMITS.transfer;
/** The maximum number of records of one import that may name the same file. Each of them stores its own copy. */
const MOST_USES = 20;

/** The files of an import. Limits the unpacked size, however small the archive is. */
export class ImportArchive {
  private left = MOST_BYTES;
  private readonly uses = new Map<string, number>();
  /** The paths by the name of the file in lower case. */
  private byName: Map<string, string[]> | undefined;

  constructor(private readonly zip: ZipReader) {}

  /**
   * Returns the content of one file of at most `limit` bytes, which is named by its path in the archive or without its
   * folder. Throws ZipError with a plain message if the file cannot be read.
   */
  async read(named: string, limit: number): Promise<Buffer> {
    const name = this.pathOf(named);
    const uses = (this.uses.get(name) ?? 0) + 1;
    if (uses > MOST_USES)
      throw new ZipError(
        `At most ${MOST_USES} records can use ${name}. Add a copy of the file to the archive`,
      );
    if (this.zip.sizeOf(name) > this.left)
      throw new ZipError('The files of this import are larger than 500 MB. Split the import');
    this.uses.set(name, uses);
    const content = await this.zip.read(name, Math.min(limit, this.left));
    this.left -= content.length;
    return content;
  }

  private pathOf(name: string): string {
    if (this.zip.has(name)) return name;
    this.byName ??= pathsByName(this.zip.paths());
    const [path = name, another] = this.byName.get(name.toLowerCase()) ?? [];
    if (another) throw new ZipError(`Several files are called ${name}. Name the folder too`);
    return path;
  }

  close(): Promise<void> {
    return this.zip.close();
  }
}

function pathsByName(paths: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    const name = basename(path).toLowerCase();
    const same = found.get(name);
    if (same) same.push(path);
    else found.set(name, [path]);
  }
  return found;
}
