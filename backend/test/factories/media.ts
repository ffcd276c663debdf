// Animations and songs to upload: small, and what they say they are.
import { deflateSync } from 'node:zlib';

/** SVGA 2: zlib around a message; the content does not matter to who keeps it. */
export const svga = (): Buffer => deflateSync(Buffer.from('callboard animation '.repeat(50)));

/** MP3: a tag and some frames of silence. */
export function mp3(): Buffer {
  const tag = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0]);
  // MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes a frame.
  const frame = Buffer.alloc(417);
  Buffer.from([0xff, 0xfb, 0x90, 0x64]).copy(frame);
  return Buffer.concat([tag, ...Array.from({ length: 20 }, () => frame)]);
}
