import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: Buffer;
}

/**
 * Stored as they are: pictures, animations and songs are packed already. The first day that the format knows: what was packed
 * when says nothing here.
 */
const OPTIONS = { compress: false, mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A zip archive, made entry by entry while it is sent. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  for await (const { name, content } of entries) {
    zip.addBuffer(content, name, OPTIONS);
    // Sent before the next entry is read, because yazl takes in all that it is given.
    yield zip.outputStream.read() as Buffer;
  }
  zip.end();
  yield* zip.outputStream as AsyncIterable<Buffer>;
}
