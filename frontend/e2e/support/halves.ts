import { deflateSync } from 'node:zlib';
import { pngOf, type MadeFile } from './media';

const red = [200, 40, 60] as const;
const blue = [20, 60, 200] as const;

/** Returns a PNG whose left half is red and whose right half is blue. */
export function halves(width: number, height: number, name = 'halves.png'): MadeFile {
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, at) => (at < width / 2 ? red : blue)).flat(),
  ]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return { name, mimeType: 'image/png', buffer: pngOf({ width, height }, rows) };
}
