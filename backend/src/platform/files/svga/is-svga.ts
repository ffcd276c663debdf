import { queueMedia } from '../../work/queues.js';
import { zipFits, zlibFits } from '../zip/unpacked-size.js';
import { ZipError, ZipReader } from '../zip/zip-reader.js';
import { MovieMessage } from './movie-message.js';
import { isMovieSpec } from './movie-spec.js';

/** The maximum unpacked size of an SVGA file: a small file must not fill a phone's memory. */
const INFLATED_LIMIT = 50 * 1024 * 1024;
/** The maximum number of entries in an SVGA zip, which has one per picture of the animation. */
const MOST_ENTRIES = 2000;

/** Returns whether the zlib stream is one movie message (SVGA 2). */
export async function isZlibSvga(path: string): Promise<boolean> {
  const message = new MovieMessage();
  const fits = await queueMedia(() => zlibFits(path, INFLATED_LIMIT, (piece) => message.take(piece)));
  return fits && message.isMovie;
}

/** Returns whether the zip archive contains a movie: as a message, or as a JSON description (SVGA 1). */
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
