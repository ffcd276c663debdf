import { crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Buffer;
}

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** 1 January 1980, the first day that the format knows: what was packed when says nothing here. */
const DATE = 0x0021;

const numbers = (...pairs: [value: number, bytes: 2 | 4][]) => {
  const made = Buffer.alloc(pairs.reduce((length, [, bytes]) => length + bytes, 0));
  let at = 0;
  for (const [value, bytes] of pairs) at = made.writeUIntLE(value, at, bytes);
  return made;
};

/**
 * A zip archive, made entry by entry while it is sent. Entries are stored as they are: pictures, animations and songs are
 * packed already. An archive of 4 GB or more is refused rather than written wrong.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const bytes = Buffer.from(name);
    const common = numbers(
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [bytes.length, 2],
      [0, 2],
    );
    const header = Buffer.concat([numbers([0x04034b50, 4]), common, bytes]);
    const rest = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(Buffer.concat([numbers([0x02014b50, 4], [VERSION, 2]), common, rest, bytes]));
    offset += header.length + content.length;
    if (offset > 0xfffffffe) throw new Error('The archive would have more than 4 GB');
    yield header;
    yield content;
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [directory.length, 2],
    [directory.length, 2],
    [listed.length, 4],
    [offset, 4],
    [0, 2],
  );
}
