// Creates a short tune as a WAV file, which needs no encoder and plays in every browser.
import { around } from '../../core/present.js';
const RATE = 8000;
const NOTE_SECONDS = 0.35;
/** A pentatonic scale sounds pleasant in any order. */
const SCALE = [261.6, 293.7, 329.6, 392, 440, 523.3, 587.3];

export function makeTune(steps: readonly number[]): Buffer {
  const length = Math.floor(RATE * NOTE_SECONDS);
  const samples = Buffer.alloc(steps.length * length * 2);
  steps.forEach((step, note) => {
    const pitch = around(SCALE, step);
    for (let at = 0; at < length; at += 1) {
      const time = at / RATE;
      const fading = Math.exp(-5 * time) * Math.min(1, at / 80);
      const tone = Math.sin(2 * Math.PI * pitch * time) + 0.3 * Math.sin(4 * Math.PI * pitch * time);
      samples.writeInt16LE(Math.round(9000 * fading * tone), (note * length + at) * 2);
    }
  });
  return Buffer.concat([header(samples.length), samples]);
}

/** Returns a WAV header for one channel, 16 bits, uncompressed. */
function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
