// Takes everything out of an MP4 or M4A file that tells about whoever recorded it: place, time, device, XMP. Boxes keep their
// places and sizes, so that nothing has to be encoded or moved; what is taken out becomes free space of zeros.
import { MediaError, type MediaFile } from './media-file.js';

interface Box {
  type: string;
  at: number;
  /** Where its content begins. */
  body: number;
  end: number;
}

/** Boxes that hold boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const METADATA = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Boxes that begin with the times at which they were made and changed. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Tracks of pictures and sound. All others (places, subtitles, timecodes) are taken out. */
const KEPT_TRACKS = new Set(['vide', 'soun']);
const MOST_BOXES = 100_000;
const LONGEST_TABLE = 4 * 1024 * 1024;
const MOST_CHUNKS = 20_000;

/** Clears the metadata of the file in place; MediaError when its boxes do not fit together. */
export async function clearMp4Metadata(file: MediaFile): Promise<void> {
  await new Mp4(file).clear();
}

class Mp4 {
  private boxes = 0;
  private media: Box[] = [];
  private isFragmented = false;

  constructor(private readonly file: MediaFile) {}

  async clear(): Promise<void> {
    const top = await this.children({ type: '', at: 0, body: 0, end: this.file.size });
    this.media = top.filter(({ type }) => type === 'mdat');
    await this.walk(top);
  }

  private async walk(boxes: Box[]): Promise<void> {
    for (const box of boxes) {
      if (METADATA.has(box.type)) await this.blank(box);
      else if (DATED.has(box.type)) await this.clearTimes(box);
      else if (CONTAINERS.has(box.type)) {
        const inside = await this.children(box);
        // Fragments name their tracks: there a track cannot go alone.
        if (box.type === 'moov') this.isFragmented = inside.some(({ type }) => type === 'mvex');
        if (box.type === 'trak' && !this.isFragmented && !(await this.isKept(inside))) {
          await this.clearSamples(inside);
          await this.blank(box);
        } else await this.walk(inside);
      }
    }
  }

  private async children({ type, body, end }: Box): Promise<Box[]> {
    const found: Box[] = [];
    for (let at = body; end - at >= 8;) {
      const head = await this.file.read(at, 16);
      let [size, header] = [head.readUInt32BE(0), 8];
      if (size === 1) [size, header] = [head.length < 16 ? 0 : Number(head.readBigUInt64BE(8)), 16];
      // Only the last box of a file may say that it goes on to the end.
      if (size === 0 && header === 8 && type === '') size = end - at;
      this.boxes += 1;
      if (size < header || size > end - at || this.boxes > MOST_BOXES)
        throw new MediaError('a box has no such size');
      found.push({ type: head.toString('latin1', 4, 8), at, body: at + header, end: at + size });
      at += size;
    }
    return found;
  }

  private async inside(boxes: Box[], ...path: string[]): Promise<Box | undefined> {
    const [type, ...further] = path;
    const box = boxes.find((one) => one.type === type);
    return box && further.length ? this.inside(await this.children(box), ...further) : box;
  }

  private async isKept(track: Box[]): Promise<boolean> {
    const handler = await this.inside(track, 'mdia', 'hdlr');
    if (!handler || handler.end - handler.body < 12) throw new MediaError('a track has no handler');
    return KEPT_TRACKS.has((await this.file.read(handler.body + 8, 4)).toString('latin1'));
  }

  /** Overwrites what the samples of a track hold. */
  private async clearSamples(track: Box[]): Promise<void> {
    const table = await this.inside(track, 'mdia', 'minf', 'stbl');
    if (!table) return;
    const boxes = await this.children(table);
    const read = async (type: string) => {
      const box = boxes.find((one) => one.type === type);
      if (!box) return undefined;
      if (box.end - box.body > LONGEST_TABLE) throw new MediaError('a table is too long');
      return Buffer.from(await this.file.read(box.body, box.end - box.body));
    };
    const sizes = await read('stsz');
    const runs = await read('stsc');
    const [offsets, longOffsets] = [await read('stco'), await read('co64')];
    if (!sizes || !runs || !(offsets ?? longOffsets)) return;
    const sizeOf = sampleSizes(sizes);
    const perChunk = samplesPerChunk(runs);
    const chunks = (offsets ?? longOffsets)!.readUInt32BE(4);
    if (chunks > MOST_CHUNKS) throw new MediaError('a track has too many parts');
    let [sample, cleared] = [0, 0];
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const from = offsets
        ? offsets.readUInt32BE(8 + chunk * 4)
        : Number(longOffsets!.readBigUInt64BE(8 + chunk * 8));
      let length = 0;
      for (const last = sample + perChunk(chunk + 1); sample < last; sample += 1) length += sizeOf(sample);
      cleared += length;
      const isInside = this.media.some(({ body, end }) => from >= body && from + length <= end);
      if (!isInside || cleared > this.file.size) throw new MediaError('a part is not in the file');
      await this.file.clear(from, from + length);
    }
  }

  private async blank({ at, body, end }: Box): Promise<void> {
    await this.file.write(at + 4, Buffer.from('free'));
    await this.file.clear(body, end);
  }

  private async clearTimes({ body, end }: Box): Promise<void> {
    const [version] = await this.file.read(body, 1);
    const from = body + 4;
    const to = from + (version === 1 ? 16 : 8);
    if (to > end) throw new MediaError('a head is too short');
    await this.file.clear(from, to);
  }
}

/** The size of each sample, from the box stsz: one for all, or one each. */
function sampleSizes(table: Buffer): (sample: number) => number {
  const same = table.readUInt32BE(4);
  const count = table.readUInt32BE(8);
  return (sample) => {
    if (sample >= count) throw new MediaError('a sample has no size');
    return same || table.readUInt32BE(12 + sample * 4);
  };
}

/** How many samples each chunk has (counted from 1), from the runs of the box stsc. */
function samplesPerChunk(table: Buffer): (chunk: number) => number {
  const runs = table.readUInt32BE(4);
  let run = 0;
  const firstOf = (one: number) => table.readUInt32BE(8 + one * 12);
  return (chunk) => {
    while (run + 1 < runs && firstOf(run + 1) <= chunk) run += 1;
    return table.readUInt32BE(8 + run * 12 + 4);
  };
}
