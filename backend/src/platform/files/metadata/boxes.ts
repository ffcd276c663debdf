// Reads the boxes of MP4, M4A and related files (ISO base media). The number of boxes is bounded.
import { TimeSlices } from '../../../core/time-slices.js';
import { MediaError, type MediaFile } from './media-file.js';

export interface Box {
  type: string;
  at: number;
  /** Offset of the content. */
  body: number;
  end: number;
}

/** The handlers of the tracks that hold pictures and sound. */
export const PICTURES = 'vide';
export const SOUND = 'soun';
const MOST_BOXES = 100_000;

export class Boxes {
  private count = 0;
  readonly slices = new TimeSlices();

  constructor(private readonly file: MediaFile) {}

  /** Returns the boxes of the file. MediaError when one does not fit its place, or when there are too many. */
  all(): Promise<Box[]> {
    return this.children({ type: '', at: 0, body: 0, end: this.file.size });
  }

  /** Returns the boxes in a box. */
  async children({ type, body, end }: Box): Promise<Box[]> {
    const found: Box[] = [];
    for (let at = body; end - at >= 8;) {
      await this.slices.pause();
      const head = await this.file.read(at, 16);
      let [size, header] = [head.readUInt32BE(0), 8];
      if (size === 1) [size, header] = [head.length < 16 ? 0 : Number(head.readBigUInt64BE(8)), 16];
      // Only the last box of a file may have the size 0: it extends to the end of the file.
      if (size === 0 && header === 8 && type === '') size = end - at;
      this.count += 1;
      if (size < header || size > end - at || this.count > MOST_BOXES)
        throw new MediaError('a box has no such size');
      found.push({ type: head.toString('latin1', 4, 8), at, body: at + header, end: at + size });
      at += size;
    }
    return found;
  }

  /** Returns the first box at this path below the given boxes. */
  async inside(boxes: Box[], ...path: string[]): Promise<Box | undefined> {
    const [type, ...further] = path;
    const box = boxes.find((one) => one.type === type);
    return box && further.length ? this.inside(await this.children(box), ...further) : box;
  }

  /** Returns the handler of a track, given by the boxes in it: what the track holds. */
  async handlerOf(track: Box[]): Promise<string> {
    const handler = await this.inside(track, 'mdia', 'hdlr');
    if (!handler || handler.end - handler.body < 12) throw new MediaError('a track has no handler');
    return (await this.file.read(handler.body + 8, 4)).toString('latin1');
  }
}
