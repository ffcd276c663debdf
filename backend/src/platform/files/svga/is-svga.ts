import { queueMedia } from '../../work/queues.js';
import { zipFits, zlibFits } from '../zip/unpacked-size.js';
import { ZipError, ZipReader } from '../zip/zip-reader.js';
import { MovieMessage } from './movie-message.js';
import { isMovieSpec } from './movie-spec.js';

/** An SVGA file may not unpack to more: a small file must not fill a phone's memory. */
const INFLATED_LIMIT = 50 * 1024 * 1024;
/** Of an SVGA zip: one for each picture of the animation. */
const MOST_ENTRIES = 2000;

/** Whether the zlib stream is one message of a movie (SVGA 2). */
export async function isZlibSvga(path: string): Promise<boolean> {
  const message = new MovieMessage();
  const fits = await queueMedia(() => zlibFits(path, INFLATED_LIMIT, (piece) => message.take(piece)));
  return fits && message.isMovie;
}

/** Whether the zip archive holds a movie: as a message, or as a description in JSON (SVGA 1). */
export async function isZipSvga(path: string): Promise<boolean> {
  if (!(await queueMedia(() => zipFits(path, INFLATED_LIMIT, MOST_ENTRIES)))) return false;
  const zip = await ZipReader.open(path);
  try {
    if (zip.has('movie.binary')) {
      const message = new MovieMessage();
      message.take(await zip.read('movie.binary', INFLATED_LIMIT));
      return message.isMovie;
    }
    return zip.has('movie.spec') && isMovieSpec(await zip.read('movie.spec', INFLATED_LIMIT));
  } catch (error) {
    if (error instanceof ZipError) return false;
    throw error;
  } finally {
    await zip.close();
  }
}
