// Removes from a WebM file the data about the person who recorded it: tags (including the location), title, time,
// attachments. Elements keep their places and sizes: removed data becomes empty space.
import { TimeSlices } from '../../../core/time-slices.js';
import { MediaError, type MediaFile } from './media-file.js';

const [EBML, SEGMENT, INFO, CLUSTER] = [0x1a45dfa3, 0x18538067, 0x1549a966, 0x1f43b675];
const VOID = 0xec;
/** Tags, attachments and void elements of a segment. */
const METADATA = new Set([0x1254c367, 0x1941a469, VOID]);
/** Title, date and file names in the segment's info, void elements, and the checksum, which is wrong without them. */
const INFO_METADATA = new Set([0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, VOID, 0xbf]);
/**
 * The maximum number of elements. A live recording counts one per block, because its clusters have no declared size.
 */
const MOST_ELEMENTS = 300_000;

interface Element {
  id: number;
  at: number;
  body: number;
  /** undefined when the element does not declare its size. */
  end: number | undefined;
}

/** Clears the metadata of the file in place. MediaError when the elements are invalid. */
export async function clearWebmMetadata(file: MediaFile): Promise<void> {
  let elements = 0;
  const slices = new TimeSlices();

  async function walk(from: number, end: number, parent: number): Promise<void> {
    for (let at = from; at < end;) {
      await slices.pause();
      const element = await readElement(file, at, end);
      if ((elements += 1) > MOST_ELEMENTS) throw new MediaError('there are too many elements');
      const isMetadata = (parent === INFO ? INFO_METADATA : METADATA).has(element.id);
      if (parent === 0 && ![EBML, SEGMENT, VOID].includes(element.id))
        throw new MediaError('no such element');
      if (element.end === undefined && element.id === CLUSTER) {
        // Reads the blocks of a cluster of unknown size as children of the segment: the segment's next element ends the
        // cluster.
        at = element.body;
        continue;
      }
      if (element.end === undefined && element.id !== SEGMENT) throw new MediaError('an element has no end');
      const last = element.end ?? end;
      const isParent = element.id === (parent === 0 ? SEGMENT : INFO) && parent !== INFO;
      if (isMetadata) await blank(file, at, last);
      else if (isParent) await walk(element.body, last, element.id);
      at = last;
    }
  }
  await walk(0, file.size, 0);
}

async function readElement(file: MediaFile, at: number, limit: number): Promise<Element> {
  const head = await file.read(at, Math.min(12, limit - at));
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || idLength + sizeLength > head.length)
    throw new MediaError('an element has no head');
  const body = at + idLength + sizeLength;
  const id = head.readUIntBE(0, idLength);
  const [marked = 0, ...others] = head.subarray(idLength, idLength + sizeLength);
  const coded = [marked & ((1 << (8 - sizeLength)) - 1), ...others];
  const isUnknown = coded.every((byte, place) => byte === (place ? 0xff : (1 << (8 - sizeLength)) - 1));
  const end = body + coded.reduce((sum, byte) => sum * 256 + byte, 0);
  if (!isUnknown && end > limit) throw new MediaError('an element is longer than its parent');
  return { id, at, body, end: isUnknown ? undefined : end };
}

/** Replaces the bytes from `at` up to, but not including, `end` by one void element. */
async function blank(file: MediaFile, at: number, end: number): Promise<void> {
  const length = end - at;
  const head = Buffer.alloc(length < 128 ? 2 : 9);
  head[0] = VOID;
  if (length < 128) head[1] = 0x80 | (length - 2);
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1);
  await file.write(at, head);
  await file.clear(at + head.length, end);
}
