import { FILE_LIMITS } from '../../../core/file-kinds.js';
import { ZipError, type ZipReader } from '../../../platform/files/zip/zip-reader.js';

/** Bytes that one import may unpack. An export stores its files unpacked, so every one that can be uploaded fits. */
const MOST_BYTES = FILE_LIMITS.transfer;
/** How many records of one import may name the same file: each of them stores a copy of its own. */
const MOST_USES = 20;

/** The files that came with an import. However small the archive is, what one import unpacks is bounded. */
export class ImportArchive {
  private left = MOST_BYTES;
  private readonly uses = new Map<string, number>();

  constructor(private readonly zip: ZipReader) {}

  /** The content of one file of at most `limit` bytes; ZipError says in plain words why it cannot be had. */
  async read(name: string, limit: number): Promise<Buffer> {
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

  close(): Promise<void> {
    return this.zip.close();
  }
}
