// Unpacks zlib and zip data with the browser's own inflate, and limits the unpacked size to what a phone can hold.
import { MovieError } from './movie';

/** The server has a limit as well, but a file that was just chosen has not been checked by the server yet. */
const mostBytes = 50 * 1024 * 1024;

const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;

export const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b;

/** The number of bytes that one file may still unpack to. */
interface Budget {
  left: number;
}

export async function inflate(
  content: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw' = 'deflate',
  budget: Budget = { left: mostBytes },
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      chunks.push(chunk.value as Uint8Array<ArrayBuffer>);
      budget.left -= chunk.value.length;
      if (budget.left < 0) throw new MovieError('The animation unpacks to more than 50 MB');
    }
  } catch (error) {
    if (error instanceof MovieError) {
      await reader.cancel();
      throw error;
    }
    throw new MovieError('The animation could not be unpacked', { cause: error });
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Returns the files of a zip archive by name, as its central directory lists them. */
export async function unzip(content: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const budget: Budget = { left: mostBytes };
  try {
    for (let at = directoryOf(view); at + 46 <= view.byteLength;) {
      if (view.getUint32(at, true) !== directoryEntry) break;
      const method = view.getUint16(at + 10, true);
      const size = view.getUint32(at + 20, true);
      const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
      const commentLength = view.getUint16(at + 32, true);
      const header = view.getUint32(at + 42, true);
      const name = new TextDecoder().decode(content.subarray(at + 46, at + 46 + nameLength));
      // The name and the extra field may have other lengths in the file's local header.
      const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      const packed = content.subarray(from, from + size);
      if (!name.endsWith('/')) files.set(name, await unpackEntry(packed, method, budget));
      at += 46 + nameLength + extraLength + commentLength;
    }
  } catch (error) {
    if (error instanceof RangeError) throw new MovieError('The archive is damaged', { cause: error });
    throw error;
  }
  return files;
}

async function unpackEntry(packed: Uint8Array<ArrayBuffer>, method: number, budget: Budget) {
  if (method === deflated) return inflate(packed, 'deflate-raw', budget);
  if (method !== stored) throw new MovieError('The archive is packed in an unknown way');
  budget.left -= packed.length;
  if (budget.left < 0) throw new MovieError('The animation unpacks to more than 50 MB');
  return packed;
}

/**
 * Returns the offset of the central directory. Its end record is at the end of the file, before an optional comment.
 */
function directoryOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return view.getUint32(at + 16, true);
  throw new MovieError('The archive is damaged');
}
