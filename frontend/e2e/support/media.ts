// Generated animations and songs to upload, with known content and duration.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a PNG chunk: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Returns a PNG of these compressed rows, each with 0 in front and 3 bytes a pixel. */
export function pngOf({ width, height }: { width: number; height: number }, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB, not interlaced
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns a PNG with a square of one colour. */
export function png(size: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: size }, () => [red, green, blue]).flat()]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  return pngOf({ width: size, height: size }, rows);
}

const frames = 12;
const picture = () => png(40, [200, 30, 90]);
/** The square moves along the diagonal. A green disc is at the end of the diagonal. */
const place = (frame: number) => frame * 4;
const disc = { x: 80, y: 80, radiusX: 15, radiusY: 15 };
const green = [0.1, 0.7, 0.3, 1] as const;

/** Returns an SVGA 1 animation: a zip archive with a JSON description and pictures. */
export function svga1(name = 'square-1.svga'): MadeFile {
  const at = (frame: number) => ({ a: 1, b: 0, c: 0, d: 1, tx: place(frame), ty: place(frame) });
  const each = <T>(make: (frame: number) => T) => Array.from({ length: frames }, (_, frame) => make(frame));
  const spec = {
    ver: '1.1.0',
    movie: { viewBox: { width: 100, height: 100 }, fps: 12, frames },
    images: { square: 'square' },
    sprites: [
      {
        imageKey: 'square',
        frames: each((frame) => ({
          alpha: 1,
          layout: { x: 0, y: 0, width: 40, height: 40 },
          transform: at(frame),
        })),
      },
      {
        imageKey: 'disc.vector',
        frames: each((frame) => ({
          alpha: 1,
          layout: { x: 0, y: 0, width: 100, height: 100 },
          shapes: [
            frame
              ? { type: 'keep' }
              : { type: 'ellipse', args: disc, styles: { fill: green, strokeWidth: 0 } },
          ],
        })),
      },
    ],
  };
  const buffer = zip({ 'movie.spec': Buffer.from(JSON.stringify(spec)), 'square.png': picture() });
  return { name, mimeType: 'application/octet-stream', buffer };
}

/** Returns an SVGA 2 animation: a compressed Protocol Buffers message with the field numbers of svga.proto. */
export function svga2(name = 'square-2.svga'): MadeFile {
  const moved = (frame: number) =>
    message(float(1, 1), float(4, 1), float(5, place(frame)), float(6, place(frame)));
  const layout = (size: number) => message(float(3, size), float(4, size));
  const ellipse = message(float(1, disc.x), float(2, disc.y), float(3, disc.radiusX), float(4, disc.radiusY));
  const style = message(field(1, message(...green.map((part, index) => float(index + 1, part)))));
  const shape = (frame: number) =>
    frame ? message(int(1, 3)) : message(int(1, 2), field(4, ellipse), field(10, style));
  const each = (make: (frame: number) => Buffer) =>
    Array.from({ length: frames }, (_, frame) => field(2, make(frame)));
  const square = message(
    field(1, 'square'),
    ...each((frame) => message(float(1, 1), field(2, layout(40)), field(3, moved(frame)))),
  );
  const vector = message(
    field(1, 'disc.vector'),
    ...each((frame) => message(float(1, 1), field(2, layout(100)), field(5, shape(frame)))),
  );
  const movie = message(
    field(1, '2.0.0'),
    field(2, message(float(1, 100), float(2, 100), int(3, 12), int(4, frames))),
    field(3, message(field(1, 'square'), field(2, picture()))),
    field(4, square),
    field(4, vector),
  );
  return { name, mimeType: 'application/octet-stream', buffer: deflateSync(movie) };
}

/** Returns a WAV file with a tone of this duration in seconds. */
export function wav(seconds: number, name = 'tone.wav'): MadeFile {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds * 2);
  for (let at = 0; at < rate * seconds; at += 1)
    samples.writeInt16LE(Math.round(6000 * Math.sin((at / rate) * 440 * 2 * Math.PI)), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // not compressed
  head.writeUInt16LE(1, 22); // one channel
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([head, samples]) };
}

/** Returns a zip archive: a header and compressed content for each file, then the central directory. */
export function zip(files: Record<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4); // deflate
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

// --- the subset of Protocol Buffers that an animation needs

const message = (...fields: Buffer[]) => Buffer.concat(fields);
const int = (number: number, value: number) => Buffer.concat([varint(number * 8), varint(value)]);

function varint(value: number): Buffer {
  const parts: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    parts.push((left % 128) + (left >= 128 ? 128 : 0));
    if (left < 128) return Buffer.from(parts);
  }
}

function float(number: number, value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeFloatLE(value);
  return Buffer.concat([varint(number * 8 + 5), content]);
}

function field(number: number, value: Buffer | string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
}
