import { open } from 'node:fs/promises';
import { fieldError } from '../../../core/errors.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { MediaError, MediaFile } from './media-file.js';
import { clearMp4Metadata } from './mp4.js';
import { clearWebmMetadata } from './webm.js';

const CLEAR: Record<string, (file: MediaFile, needsPictures: boolean) => Promise<void>> = {
  mp4: clearMp4Metadata,
  m4a: clearMp4Metadata,
  webm: clearWebmMetadata,
};

/**
 * Clears what an uploaded video tells about whoever recorded it; FILE_REJECTED on its field when the file is damaged, or when it
 * is to be an animation and has no pictures.
 */
export async function clearMetadata({ path, kind, extension, field }: IncomingFile): Promise<void> {
  const clear = CLEAR[extension];
  if (!clear) return;
  const file = await open(path, 'r+');
  try {
    await clear(new MediaFile(file, (await file.stat()).size), kind === 'animation');
  } catch (error) {
    // A RangeError: a table or a head that ends too early.
    if (!(error instanceof MediaError || error instanceof RangeError)) throw error;
    throw fieldError(field, 'This file is damaged', 'FILE_REJECTED');
  } finally {
    await file.close();
  }
}
