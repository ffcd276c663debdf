import type { Rect } from './crop-geometry';

/** The quality of JPEG and WebP pictures. */
const quality = 0.92;
/** A picture above the size limit is drawn smaller by this factor until it fits. */
const smaller = 0.8;

const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

async function drawn(picture: ImageBitmap, part: Rect, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw the picture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    ...([part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height] as const),
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The browser cannot draw the picture');
  return blob;
}

/**
 * Cuts a part out of a picture, in the format of the file and with all its pixels. Only a result above `limit` bytes is
 * drawn smaller. A still GIF becomes a PNG, because browsers write no GIF.
 */
export async function cut(file: File, picture: ImageBitmap, part: Rect, limit: number): Promise<File> {
  const wanted = endings[file.type] ? file.type : 'image/png';
  let scale = 1;
  let blob = await drawn(picture, part, scale, wanted);
  while (blob.size > limit) {
    scale *= smaller;
    blob = await drawn(picture, part, scale, wanted);
  }
  // A browser that cannot write the format writes PNG.
  const name = `${file.name.replace(/\.\w+$/, '')}.${endings[blob.type] ?? 'png'}`;
  return new File([blob], name, { type: blob.type });
}
