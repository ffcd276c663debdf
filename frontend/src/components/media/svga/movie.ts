// The data of an animation, the same for both versions of the format.

export interface Transform {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

/** Red, green, blue and opacity, each from 0 to 1. */
export type Colour = readonly [number, number, number, number];

export interface ShapeStyle {
  fill?: Colour | undefined;
  stroke?: Colour | undefined;
  strokeWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  miterLimit: number;
  /** The length of a dash, the length of a gap, and the offset of the pattern. */
  lineDash: readonly [number, number, number];
}

export type Outline =
  | { type: 'path'; d: string }
  | { type: 'rect'; x: number; y: number; width: number; height: number; radius: number }
  | { type: 'ellipse'; x: number; y: number; radiusX: number; radiusY: number };

export interface Shape {
  outline: Outline;
  style: ShapeStyle;
  transform: Transform;
}

export interface Frame {
  alpha: number;
  layout: { x: number; y: number; width: number; height: number };
  transform: Transform;
  /** Clips the frame to this path; '' for no clipping. */
  clipPath: string;
  shapes: Shape[];
}

export interface Sprite {
  imageKey: string;
  /** The key of the sprite that masks this sprite; '' for none. */
  matteKey: string;
  frames: Frame[];
}

/** What the key of a matte ends in: the sprite masks others and is not drawn itself. */
export const MATTE = /\.matte$/;

export interface Movie {
  width: number;
  height: number;
  fps: number;
  frames: number;
  sprites: Sprite[];
}

/** The content of a file: the movie and its pictures as stored. */
export interface MovieFile {
  movie: Movie;
  images: Map<string, Uint8Array<ArrayBuffer>>;
}

export const identity: Transform = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };

/** The file is not an SVGA animation, or is damaged. */
export class MovieError extends Error {}

/** Throws a MovieError if the movie has no size or no frames. */
export function checkMovie(movie: Movie): Movie {
  const { width, height, fps, frames } = movie;
  if (![width, height, fps, frames].every((value) => Number.isFinite(value) && value > 0))
    throw new MovieError('The animation has no size or no frames');
  return movie;
}
