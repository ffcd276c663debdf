// Decodes and re-encodes pictures, which removes metadata and any hidden data. The work per picture is bounded,
// whatever its file declares.
import sharp from 'sharp';
import { isDiskFull } from '../../core/disk-full.js';
import { fieldError } from '../../core/errors.js';
import type { IncomingFile } from '../../core/incoming-file.js';

// One thread per picture: the queue decides how many pictures are processed at once (platform/work/queues.ts).
sharp.concurrency(1);
// Every upload is different, so a cache would only use memory.
sharp.cache(false);

/** The maximum number of pixels over all frames of a picture. */
const MOST_PIXELS = 40_000_000;
const MOST_FRAMES = 200;
/** The time after which libvips aborts. */
const MOST_SECONDS = 10;
const LONGEST_SIDE = 2048;
/** The side of a thumbnail in pixels. */
export const THUMBNAIL = 160;

/**
 * Writes the picture as WebP to `target` and returns its thumbnail. FILE_REJECTED on the file's field when the picture
 * is invalid.
 */
export async function encodePicture(file: IncomingFile, target: string): Promise<Buffer> {
  const rejected = (why: string) => fieldError(file.field, why, 'FILE_REJECTED');
  const frames = await framesOf(file.path).catch((error: unknown) => {
    throw rejected(reasonOf(error));
  });
  if (frames > MOST_FRAMES)
    throw rejected(`This picture has more than ${MOST_FRAMES} frames. Use a shorter animation`);
  try {
    const picture = sharp(file.path, { limitInputPixels: MOST_PIXELS, animated: true, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: MOST_SECONDS });
    const fitted = {
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    // A higher effort takes three times as long for an animation and hardly reduces its size.
    if (frames > 1) await picture.webp({ quality: 86, effort: 1 }).toFile(target);
    else await picture.resize(fitted).webp({ quality: 86 }).toFile(target);
    return await sharp(file.path, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .timeout({ seconds: MOST_SECONDS })
      .resize(THUMBNAIL, THUMBNAIL, { fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw rejected(reasonOf(error));
  }
}

/** Rejects a picture that is stored unchanged (a GIF or WebP animation) when its first frame cannot be decoded. */
export async function checkFirstFrame({ path, field }: IncomingFile): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: MOST_SECONDS })
      .resize(1, 1)
      .raw()
      .toBuffer();
  } catch (error) {
    throw fieldError(field, reasonOf(error), 'FILE_REJECTED');
  }
}

/** Returns the number of frames. Reads only the header and decodes no frame. */
async function framesOf(path: string): Promise<number> {
  const { pages = 1 } = await sharp(path, { limitInputPixels: false, animated: true }).metadata();
  return pages;
}

/** Says why a picture is rejected. Throws an error that the picture did not cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || isDiskFull(error)) throw error;
  if (error.message.includes('pixel limit'))
    return 'This picture has more than 40 megapixels. Use a smaller picture';
  if (error.message.startsWith('timeout'))
    return 'This picture takes too long to process. Use a smaller picture';
  return 'This picture is damaged';
}
