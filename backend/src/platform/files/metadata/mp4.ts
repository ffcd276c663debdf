// Removes from an MP4 or M4A file the data about the person who recorded it: location, time, device, XMP. Boxes keep
// their places and sizes, so no data is re-encoded or moved; removed data becomes free space filled with zeros.
import { type Box, Boxes, PICTURES, SOUND } from './boxes.js';
import { MediaError, type MediaFile } from './media-file.js';

/** Boxes that contain other boxes. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const METADATA = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Boxes that begin with a creation time and a modification time. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** The tracks to keep: pictures and sound. All others (locations, subtitles, timecodes) are removed. */
const KEPT_TRACKS = new Set([PICTURES, SOUND]);
/** The maximum size in bytes of all tables that locate removed tracks, per file. */
const MOST_TABLE_BYTES = 8 * 1024 * 1024;
/**
 * The maximum number of media boxes in a file from which a track is removed. Cameras write one; only fragmented files
 * have many.
 */
const MOST_MEDIA = 1000;

/**
 * Clears the metadata of the file in place. MediaError when the boxes are invalid, or when required pictures are
 * missing.
 */
export async function clearMp4Metadata(file: MediaFile, needsPictures: boolean): Promise<void> {
  const mp4 = new Mp4(file);
  await mp4.clear();
  if (needsPictures && !mp4.hasPictures) throw new MediaError('there are no pictures');
}

class Mp4 {
  private readonly boxes: Boxes;
  private media: Box[] = [];
  private pictureTracks = 0;
  private isFragmented = false;
  private tableBytes = 0;
  private cleared = 0;

  constructor(private readonly file: MediaFile) {
    this.boxes = new Boxes(file);
  }

  /** Returns whether the file has a picture track and media data. */
  get hasPictures(): boolean {
    return this.pictureTracks > 0 && this.media.some(({ body, end }) => end > body);
  }

  async clear(): Promise<void> {
    const top = await this.boxes.all();
    this.media = top.filter(({ type }) => type === 'mdat');
    await this.walk(top);
  }

  private async walk(boxes: Box[]): Promise<void> {
    for (const box of boxes) {
      await this.boxes.slices.pause();
      if (METADATA.has(box.type)) await this.blank(box);
      else if (DATED.has(box.type)) await this.clearTimes(box);
      else if (CONTAINERS.has(box.type)) {
        const inside = await this.boxes.children(box);
        // Fragments refer to their tracks, so a fragmented file keeps its tracks.
        if (box.type === 'moov') this.isFragmented = inside.some(({ type }) => type === 'mvex');
        if (box.type === 'trak' && !(await this.isKept(inside)) && !this.isFragmented) {
          await this.clearSamples(inside);
          await this.blank(box);
        } else await this.walk(inside);
      }
    }
  }

  private async isKept(track: Box[]): Promise<boolean> {
    const type = await this.boxes.handlerOf(track);
    if (type === PICTURES) this.pictureTracks += 1;
    return KEPT_TRACKS.has(type);
  }

  /** Overwrites the sample data of a track. */
  private async clearSamples(track: Box[]): Promise<void> {
    const table = await this.boxes.inside(track, 'mdia', 'minf', 'stbl');
    if (!table) return;
    const boxes = await this.boxes.children(table);
    const offsets = await this.table(boxes, 'stco');
    const chunkTable = offsets ?? (await this.table(boxes, 'co64'));
    const chunks = chunkTable?.readUInt32BE(4) ?? 0;
    if (!chunkTable || chunks === 0) return;
    const [sizes, packed] = [await this.table(boxes, 'stsz'), await this.table(boxes, 'stz2')];
    const runs = await this.table(boxes, 'stsc');
    const sizeOfNext = sizes ? sampleSizes(sizes) : packed && packedSizes(packed);
    if (!sizeOfNext || !runs) throw new MediaError('a track does not say where it lies');
    if (this.media.length > MOST_MEDIA) throw new MediaError('there are too many parts');
    const perChunk = samplesPerChunk(runs);
    let [from, end] = [0, 0];
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      await this.boxes.slices.pause();
      const at = offsets
        ? offsets.readUInt32BE(8 + chunk * 4)
        : Number(chunkTable.readBigUInt64BE(8 + chunk * 8));
      const length = sizeOfNext(perChunk(chunk + 1));
      if (length === 0) continue;
      // Adjacent chunks are cleared together.
      if (at !== end) {
        await this.clearPart(from, end);
        from = at;
      }
      end = at + length;
    }
    await this.clearPart(from, end);
  }

  private async table(boxes: Box[], type: string): Promise<Buffer | undefined> {
    const box = boxes.find((one) => one.type === type);
    if (!box) return undefined;
    this.tableBytes += box.end - box.body;
    if (this.tableBytes > MOST_TABLE_BYTES) throw new MediaError('the tables are too long');
    return Buffer.from(await this.file.read(box.body, box.end - box.body));
  }

  private async clearPart(from: number, end: number): Promise<void> {
    if (from === end) return;
    this.cleared += end - from;
    const isInside = this.media.some((media) => from >= media.body && end <= media.end);
    if (!isInside || this.cleared > this.file.size) throw new MediaError('a part is not in the file');
    await this.file.clear(from, end);
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

/** Returns the total size in bytes of the next samples. */
type SizeOfNext = (samples: number) => number;

/** Reads the box stsz: one size for all samples, or one per sample. */
function sampleSizes(table: Buffer): SizeOfNext {
  const same = table.readUInt32BE(4);
  if (same === 0) return summed(table, 32, (sample) => table.readUInt32BE(12 + sample * 4));
  let left = table.readUInt32BE(8);
  return (samples) => {
    if ((left -= samples) < 0) throw new MediaError('a sample has no size');
    return same * samples;
  };
}

/** Reads the box stz2: sizes of 4, 8 or 16 bits. */
function packedSizes(table: Buffer): SizeOfNext {
  const bits = table.readUInt8(7);
  if (bits === 16) return summed(table, bits, (sample) => table.readUInt16BE(12 + sample * 2));
  if (bits === 8) return summed(table, bits, (sample) => table.readUInt8(12 + sample));
  if (bits !== 4) throw new MediaError('a table of sizes cannot be read');
  return summed(table, bits, (sample) => (table.readUInt8(12 + (sample >> 1)) >> (sample % 2 ? 0 : 4)) & 15);
}

/** Sums the sizes, each of `bits` bits, that follow the count in the table. */
function summed(table: Buffer, bits: number, sizeOf: (sample: number) => number): SizeOfNext {
  const count = table.readUInt32BE(8);
  if (count > ((table.length - 12) * 8) / bits) throw new MediaError('a table is shorter than it says');
  let sample = 0;
  return (samples) => {
    if (samples > count - sample) throw new MediaError('a sample has no size');
    let sum = 0;
    for (const last = sample + samples; sample < last; sample += 1) sum += sizeOf(sample);
    return sum;
  };
}

/**
 * Returns a function that gives the number of samples of each chunk (counted from 1), from the runs of the box stsc.
 */
function samplesPerChunk(table: Buffer): (chunk: number) => number {
  const runs = table.readUInt32BE(4);
  let run = 0;
  const firstOf = (one: number) => table.readUInt32BE(8 + one * 12);
  return (chunk) => {
    while (run + 1 < runs && firstOf(run + 1) <= chunk) run += 1;
    return table.readUInt32BE(8 + run * 12 + 4);
  };
}
