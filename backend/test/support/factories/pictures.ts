// Pictures and other files to upload.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const MB = 1024 * 1024;

type Format = 'png' | 'jpeg' | 'webp' | 'gif';

/** Drawn once. */
const photographs: Partial<Record<Format, Promise<Buffer>>> = {};

/** A small photograph with the metadata that phones write: camera, place, author. Tests must not write into it. */
export const photograph = (format: Format = 'jpeg'): Promise<Buffer> =>
  (photographs[format] ??= sharp({ create: { width: 400, height: 300, channels: 3, background: '#a04060' } })
    .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Somebody' } })
    .toFormat(format)
    .toBuffer());

/** A small file with more than 40 megapixels. */
export const hugePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 6500, height: 6500, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A truncated picture. */
export const damagedPicture = async (): Promise<Buffer> => (await photograph('png')).subarray(0, 200);

/** A real picture, padded above the limit of 5 MB. */
export const heavyPicture = async (): Promise<Buffer> =>
  Buffer.concat([await photograph('jpeg'), randomBytes(5 * MB)]);

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
export const HTML = '<!doctype html><html><body><script>alert(1)</script></body></html>';

/** A GIF of this many frames of one pixel: 23 bytes per frame. */
export function manyFrames(frames: number): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([1, 0, 1, 0, 128, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const frame = (code: number) =>
    Buffer.from([33, 249, 4, 0, 1, 0, 0, 0, 44, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, code, 1, 0]);
  // Two different frames in turn, because equal frames are joined.
  const pair = Buffer.concat([frame(68), frame(76)]);
  return Buffer.concat([head, ...Array.from({ length: frames / 2 }, () => pair), Buffer.from([59])]);
}

/** An animation of two frames with 25 megapixels each. */
export const hugeFrames = (): Promise<Buffer> =>
  sharp(Buffer.concat([Buffer.alloc(25_000_000), Buffer.alloc(25_000_000, 255)]), {
    raw: { width: 5000, height: 10_000, channels: 1, pageHeight: 5000 },
  })
    .webp({ effort: 0, quality: 1 })
    .toBuffer();
