import { open } from 'node:fs/promises';
import { Boxes, PICTURES, SOUND } from './boxes.js';
import { MediaError, MediaFile } from './media-file.js';

/**
 * Returns whether an ISO base media file (MP4, M4A, 3GP) holds sound and no pictures, judged by its tracks: its brand
 * names only the program that wrote it. A file that cannot be read is no sound.
 */
export async function hasOnlySound(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const handlers = await handlersIn(new MediaFile(file, (await file.stat()).size));
    return handlers.includes(SOUND) && !handlers.includes(PICTURES);
  } catch (error) {
    // A RangeError means that a header ends too early.
    if (error instanceof MediaError || error instanceof RangeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}

async function handlersIn(file: MediaFile): Promise<string[]> {
  const boxes = new Boxes(file);
  const movie = (await boxes.all()).find(({ type }) => type === 'moov');
  const tracks = movie ? (await boxes.children(movie)).filter(({ type }) => type === 'trak') : [];
  const handlers: string[] = [];
  for (const track of tracks) handlers.push(await boxes.handlerOf(await boxes.children(track)));
  return handlers;
}
