// SVGA 1: a JSON description.
import {
  checkMovie,
  identity,
  MovieError,
  type Colour,
  type Frame,
  type Movie,
  type Outline,
  type Shape,
  type ShapeStyle,
  type Sprite,
  type Transform,
} from './movie';

type Json = Record<string, unknown>;

const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const number = (value: unknown, otherwise = 0) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
const text = (value: unknown) => (typeof value === 'string' ? value : '');
/** Returns the value if it is one of the allowed ones, otherwise the first allowed one. */
const within = <T extends string>(values: readonly [T, ...T[]], value: unknown): T =>
  values.find((one) => one === value) ?? values[0];

export interface Spec {
  movie: Movie;
  /** Maps each picture's key to its file in the archive, without the extension. */
  pictures: Record<string, string>;
}

export function readSpec(content: string): Spec {
  const spec = object(parse(content));
  const movie = object(spec['movie']);
  const viewBox = object(movie['viewBox']);
  const pictures = Object.entries(object(spec['images'])).map(([key, name]) => [key, text(name)] as const);
  return {
    movie: checkMovie({
      width: number(viewBox['width']),
      height: number(viewBox['height']),
      fps: number(movie['fps']),
      frames: number(movie['frames']),
      sprites: list(spec['sprites']).map((sprite) => readSprite(object(sprite))),
    }),
    pictures: Object.fromEntries(pictures),
  };
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new MovieError('The description of the animation is no JSON', { cause: error });
  }
}

function readSprite(sprite: Json): Sprite {
  let shapes: Shape[] = [];
  return {
    imageKey: text(sprite['imageKey']),
    matteKey: text(sprite['matteKey']),
    frames: list(sprite['frames']).map((one): Frame => {
      const frame = object(one);
      const layout = object(frame['layout']);
      shapes = readShapes(list(frame['shapes']).map(object), shapes);
      return {
        alpha: number(frame['alpha']),
        layout: {
          x: number(layout['x']),
          y: number(layout['y']),
          width: number(layout['width']),
          height: number(layout['height']),
        },
        transform: readTransform(frame['transform']),
        clipPath: text(frame['clipPath']),
        shapes,
      };
    }),
  };
}

function readTransform(value: unknown): Transform {
  const { a, b, c, d, tx, ty } = object(value);
  return {
    a: number(a, identity.a),
    b: number(b),
    c: number(c),
    d: number(d, identity.d),
    tx: number(tx),
    ty: number(ty),
  };
}

/** Returns the shapes of a frame. A frame can declare that it keeps the previous frame's shapes. */
function readShapes(shapes: Json[], before: Shape[]): Shape[] {
  if (shapes[0]?.['type'] === 'keep') return before;
  return shapes.flatMap((shape) => {
    const outline = readOutline(shape['type'], object(shape['args']));
    const transform = readTransform(shape['transform']);
    return outline ? [{ outline, transform, style: readStyle(object(shape['styles'])) }] : [];
  });
}

function readOutline(type: unknown, args: Json): Outline | undefined {
  const [x, y] = [number(args['x']), number(args['y'])];
  switch (type) {
    case 'shape':
      return { type: 'path', d: text(args['d']) };
    case 'rect': {
      const [width, height] = [number(args['width']), number(args['height'])];
      return { type: 'rect', x, y, width, height, radius: number(args['cornerRadius']) };
    }
    case 'ellipse':
      return { type: 'ellipse', x, y, radiusX: number(args['radiusX']), radiusY: number(args['radiusY']) };
    default:
      return undefined;
  }
}

function readColour(value: unknown): Colour | undefined {
  const parts = list(value);
  return parts.length < 3
    ? undefined
    : [number(parts[0]), number(parts[1]), number(parts[2]), number(parts[3], 1)];
}

function readStyle(style: Json): ShapeStyle {
  const [dash, gap, offset] = list(style['lineDash']);
  return {
    fill: readColour(style['fill']),
    stroke: readColour(style['stroke']),
    strokeWidth: number(style['strokeWidth']),
    lineCap: within(['butt', 'round', 'square'], style['lineCap']),
    lineJoin: within(['miter', 'round', 'bevel'], style['lineJoin']),
    miterLimit: number(style['miterLimit']),
    lineDash: [number(dash), number(gap), number(offset)],
  };
}
