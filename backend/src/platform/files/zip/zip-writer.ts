import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  content: Buffer;
}

/**
 * Entries are stored uncompressed: pictures, animations and songs are already compressed. The time is the format's
 * earliest date, because packing times carry no information.
 */
const OPTIONS = { compress: false, mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** Creates a zip archive entry by entry while it is sent. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  for await (const { name, content } of entries) {
    zip.addBuffer(content, name, OPTIONS);
    // Sends each entry before the next one is read, because yazl buffers everything that it receives.
    yield zip.outputStream.read() as Buffer;
  }
  zip.end();
  yield* zip.outputStream as AsyncIterable<Buffer>;
}
