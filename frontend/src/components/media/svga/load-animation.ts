import { contentOf } from './content-of';
import { drawFrame, pictureOf } from './draw-frame';
import { MovieError, type Movie, type Sprite } from './movie';
import { readMovie } from './read-movie';

/** An animation that is ready to be drawn. */
export interface Animation {
  width: number;
  height: number;
  frames: number;
  fps: number;
  /** Whether parts of the animation cannot be drawn, because their pictures are missing or damaged. */
  isIncomplete: boolean;
  /** Draws a frame in the size of the canvas. */
  draw: (canvas: HTMLCanvasElement, frame: number) => void;
  /** Frees the memory of the pictures. */
  close: () => void;
}

/** Loads an animation from its address, or from a file that is not uploaded yet. */
export async function loadAnimation(source: string | Blob, signal: AbortSignal): Promise<Animation> {
  const { movie, images } = await readMovie(await contentOf(source, signal));
  const pictures = await decodePictures(images);
  const { width, height, frames, fps } = movie;
  const layers = makeLayers();
  return {
    width,
    height,
    frames,
    fps,
    isIncomplete: movie.sprites.some((sprite) => isUndrawable(sprite, pictures)),
    draw: (canvas, frame) => {
      const context = fitted(canvas, movie);
      drawFrame(context, movie, pictures, frame, (index) => fitted(layers(index, canvas), movie));
    },
    close: () => {
      for (const picture of pictures.values()) picture.close();
    },
  };
}

/** Returns whether a sprite that the animation shows has neither a picture nor shapes. */
export const isUndrawable = (sprite: Sprite, pictures: ReadonlyMap<string, unknown>): boolean =>
  sprite.imageKey !== '' &&
  !pictureOf(pictures, sprite) &&
  sprite.frames.some(({ alpha }) => alpha > 0) &&
  sprite.frames.every(({ shapes }) => shapes.length === 0);

/** Leaves out entries that are not pictures, such as sounds. */
async function decodePictures(images: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) {
  const decoded = await Promise.allSettled(
    [...images].map(async ([key, content]) => [key, await createImageBitmap(new Blob([content]))] as const),
  );
  return new Map(decoded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
}

/** Returns the context of a cleared canvas, scaled to the movie's coordinates. */
function fitted(canvas: HTMLCanvasElement, { width, height }: Movie): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new MovieError('This browser draws no canvas');
  context.resetTransform();
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.scale(canvas.width / width, canvas.height / height);
  return context;
}

function makeLayers() {
  const layers: HTMLCanvasElement[] = [];
  return (index: number, { width, height }: HTMLCanvasElement): HTMLCanvasElement => {
    const layer = (layers[index] ??= document.createElement('canvas'));
    if (layer.width !== width || layer.height !== height) Object.assign(layer, { width, height });
    return layer;
  };
}
