// Small, valid pictures, animations and songs to upload.
import { crc32, deflateSync } from 'node:zlib';
import { numbers } from './recordings.js';

/** The message of an SVGA 2 movie of 100 by 100 points and 12 frames, without sprites, with the numbers of svga.proto. */
export const movieMessage = (): Buffer =>
  Buffer.from([
    ...[0x0a, 5, ...Buffer.from('2.0.0')],
    ...[0x12, 14, 0x0d, 0, 0, 0xc8, 0x42, 0x15, 0, 0, 0xc8, 0x42, 0x18, 12, 0x20, 12],
  ]);

/** SVGA 2: the message of a movie, compressed with zlib. */
export const svga = (): Buffer => deflateSync(movieMessage());

/** MP3: a tag and some frames of silence. */
export function mp3(): Buffer {
  const tag = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  // MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes per frame.
  const frame = Buffer.alloc(417);
  Buffer.from([0xff, 0xfb, 0x90, 0x64]).copy(frame);
  return Buffer.concat([tag, ...Array.from({ length: 20 }, () => frame)]);
}

function chunk(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...content]);
  return Buffer.concat([numbers(body.length - 4), body, numbers(crc32(body))]);
}

/** An animated PNG of 8 by 8 pixels: the first frame is red, the second one blue. */
export function apng(): Buffer {
  const side = 8;
  const pixels = (...colour: number[]) => {
    const row = [0, ...Array.from({ length: side }, () => colour).flat()];
    return deflateSync(Buffer.from(Array.from({ length: side }, () => row).flat()));
  };
  /** Number, size, place, a delay of a tenth of a second, and how the frame ends and is drawn. */
  const control = (number: number) =>
    chunk('fcTL', numbers(number, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', numbers(side, side), Buffer.from([8, 2, 0, 0, 0])),
    chunk('acTL', numbers(2, 0)),
    control(0),
    chunk('IDAT', pixels(255, 0, 0)),
    control(1),
    chunk('fdAT', numbers(2), pixels(0, 0, 255)),
    chunk('IEND'),
  ]);
}
