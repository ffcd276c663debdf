// Small, valid animations and songs to upload.
import { deflateSync } from 'node:zlib';

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
