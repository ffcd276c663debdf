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
 * Removes metadata about the person who recorded an uploaded video. FILE_REJECTED on its field when the file is
 * damaged, or when it is an animation without pictures.
 */
export async function clearMetadata({ path, kind, extension, field }: IncomingFile): Promise<void> {
  const clear = CLEAR[extension];
  if (!clear) return;
  const file = await open(path, 'r+');
  try {
    await clear(new MediaFile(file, (await file.stat()).size), kind === 'animation');
  } catch (error) {
    // A RangeError means that a table or a header ends too early.
    if (!(error instanceof MediaError || error instanceof RangeError)) throw error;
    throw fieldError(field, 'This file is damaged', 'FILE_REJECTED');
  } finally {
    await file.close();
  }
}
