// Pictures are decoded and encoded anew: that drops metadata and anything hidden in them. Every picture costs a bounded
// amount of work, whatever its file declares.
import sharp from 'sharp';
import { fieldError } from '../../core/errors.js';
import type { IncomingFile } from '../../core/incoming-file.js';

// One thread for each picture: how many are processed at once is decided by the queue (platform/work/queues.ts).
sharp.concurrency(1);
// Uploads differ from each other, so kept results would only take memory.
sharp.cache(false);

/** Over all frames of the picture. */
const MOST_PIXELS = 40_000_000;
const MOST_FRAMES = 200;
/** After this time libvips gives a picture up. */
const MOST_SECONDS = 10;
const LONGEST_SIDE = 2048;
/** Side of a thumbnail in pixels. */
export const THUMBNAIL = 160;

/** Writes the picture as WebP to `target` and answers its thumbnail; FILE_REJECTED on the file's field when it cannot be used. */
export async function encodePicture(file: IncomingFile, target: string): Promise<Buffer> {
  const rejected = (why: string) => fieldError(file.field, why, 'FILE_REJECTED');
  const frames = await framesOf(file.path).catch((error: unknown) => {
    throw rejected(reasonOf(error));
  });
  if (frames > MOST_FRAMES) throw rejected(`This picture has more than ${MOST_FRAMES} frames`);
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
    // A higher effort takes three times as long for an animation and hardly makes it smaller.
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

/** Refuses a picture that is kept as it came (an animation in GIF or WebP) when its first frame cannot be decoded. */
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

/** Reads the header only: no frame is decoded. */
async function framesOf(path: string): Promise<number> {
  const { pages = 1 } = await sharp(path, { limitInputPixels: false, animated: true }).metadata();
  return pages;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) throw error;
  if (error.message.includes('pixel limit')) return 'This picture has more than 40 megapixels';
  if (error.message.startsWith('timeout'))
    return 'This picture takes too long to process. Use a smaller picture.';
  return 'This picture is damaged';
}
