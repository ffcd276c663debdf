// What an animation is, whichever version of the format it was stored in.

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
  /** Length of a dash, of a gap, and where the pattern begins. */
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
  /** Only what lies within this path is seen; '' for all. */
  clipPath: string;
  shapes: Shape[];
}

export interface Sprite {
  imageKey: string;
  /** The sprite whose shape this one is seen through; '' for none. */
  matteKey: string;
  frames: Frame[];
}

export interface Movie {
  width: number;
  height: number;
  fps: number;
  frames: number;
  sprites: Sprite[];
}

/** What a file holds: the movie, and its pictures as they are stored. */
export interface MovieFile {
  movie: Movie;
  images: Map<string, Uint8Array<ArrayBuffer>>;
}

export const identity: Transform = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };

/** A file that is no animation of this format, or a broken one. */
export class MovieError extends Error {}

/** Refuses what could not be shown, before anything is drawn. */
export function checkMovie(movie: Movie): Movie {
  const { width, height, fps, frames } = movie;
  if (![width, height, fps, frames].every((value) => Number.isFinite(value) && value > 0))
    throw new MovieError('The animation has no size or no frames');
  return movie;
}
