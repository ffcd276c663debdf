// SVGA 2: one Protocol Buffers message. The field numbers are those of the format's svga.proto.
import { PbfReader } from 'pbf';
import {
  checkMovie,
  identity,
  MovieError,
  type Colour,
  type Frame,
  type MovieFile,
  type Outline,
  type Shape,
  type ShapeStyle,
  type Sprite,
  type Transform,
} from './movie';

const keep = 3;
const caps: CanvasLineCap[] = ['butt', 'round', 'square'];
const joins: CanvasLineJoin[] = ['miter', 'round', 'bevel'];

/** Reads an inflated message. Throws a MovieError if the message is damaged or describes nothing to draw. */
export function readBinary(content: Uint8Array<ArrayBuffer>): MovieFile {
  const pbf = new PbfReader(content);
  const file: MovieFile = {
    movie: { width: 0, height: 0, fps: 0, frames: 0, sprites: [] },
    images: new Map(),
  };
  try {
    pbf.readFields(readFileField, file);
  } catch (error) {
    throw new MovieError('The animation is damaged', { cause: error });
  }
  // PbfReader truncates a last field that is longer than the message, and reports no error.
  if (pbf.pos > pbf.length) throw new MovieError('The animation breaks off');
  checkMovie(file.movie);
  return file;
}

function readFileField(field: number, { movie, images }: MovieFile, pbf: PbfReader): void {
  if (field === 2) Object.assign(movie, readParams(pbf));
  else if (field === 3) images.set(...readImage(pbf));
  else if (field === 4) movie.sprites.push(readSprite(pbf));
}

const readParams = (pbf: PbfReader) =>
  pbf.readMessage(
    (field, params) => {
      if (field === 1) params.width = pbf.readFloat();
      else if (field === 2) params.height = pbf.readFloat();
      else if (field === 3) params.fps = pbf.readVarint(true);
      else if (field === 4) params.frames = pbf.readVarint(true);
    },
    { width: 0, height: 0, fps: 0, frames: 0 },
  );

const readImage = (pbf: PbfReader) =>
  pbf.readMessage(
    (field, image) => {
      if (field === 1) image[0] = pbf.readString();
      else if (field === 2) image[1] = new Uint8Array(pbf.readBytes());
    },
    ['', new Uint8Array()] as [key: string, content: Uint8Array<ArrayBuffer>],
  );

const readSprite = (pbf: PbfReader) =>
  pbf.readMessage<Sprite>(
    (field, sprite) => {
      if (field === 1) sprite.imageKey = pbf.readString();
      else if (field === 2) sprite.frames.push(readFrame(pbf, sprite.frames.at(-1)));
      else if (field === 3) sprite.matteKey = pbf.readString();
    },
    { imageKey: '', matteKey: '', frames: [] },
  );

/** Reads a frame. A frame may keep the shapes of the frame `before`. */
const readFrame = (pbf: PbfReader, before: Frame | undefined) =>
  pbf.readMessage<Frame>(
    (field, frame) => {
      if (field === 1) frame.alpha = pbf.readFloat();
      else if (field === 2) {
        const [x = 0, y = 0, width = 0, height = 0] = readFloats(pbf);
        frame.layout = { x, y, width, height };
      } else if (field === 3) frame.transform = readTransform(pbf);
      else if (field === 4) frame.clipPath = pbf.readString();
      else if (field === 5) {
        const { type, outline, style, transform } = readShape(pbf);
        if (type === keep) frame.shapes = before?.shapes ?? [];
        else if (outline) frame.shapes.push({ outline, style, transform });
      }
    },
    {
      alpha: 0,
      layout: { x: 0, y: 0, width: 0, height: 0 },
      transform: identity,
      clipPath: '',
      shapes: [],
    },
  );

interface StoredShape extends Omit<Shape, 'outline'> {
  type: number;
  outline?: Outline;
}

const readShape = (pbf: PbfReader) =>
  pbf.readMessage<StoredShape>(
    (field, shape) => {
      if (field === 1) shape.type = pbf.readVarint();
      else if (field === 2) shape.outline = { type: 'path', d: readPath(pbf) };
      else if (field === 3) {
        const [x = 0, y = 0, width = 0, height = 0, radius = 0] = readFloats(pbf);
        shape.outline = { type: 'rect', x, y, width, height, radius };
      } else if (field === 4) {
        const [x = 0, y = 0, radiusX = 0, radiusY = 0] = readFloats(pbf);
        shape.outline = { type: 'ellipse', x, y, radiusX, radiusY };
      } else if (field === 10) shape.style = readStyle(pbf);
      else if (field === 11) shape.transform = readTransform(pbf);
    },
    { type: 0, style: plain, transform: identity },
  );

const readPath = (pbf: PbfReader) =>
  pbf.readMessage(
    (field, path) => {
      if (field === 1) path.d = pbf.readString();
    },
    { d: '' },
  ).d;

const plain: ShapeStyle = {
  strokeWidth: 0,
  lineCap: 'butt',
  lineJoin: 'miter',
  miterLimit: 0,
  lineDash: [0, 0, 0],
};

const readStyle = (pbf: PbfReader) =>
  pbf.readMessage<ShapeStyle>(
    (field, style) => {
      const [dash, gap, offset] = style.lineDash;
      if (field === 1) style.fill = readColour(pbf);
      else if (field === 2) style.stroke = readColour(pbf);
      else if (field === 3) style.strokeWidth = pbf.readFloat();
      else if (field === 4) style.lineCap = caps[pbf.readVarint()] ?? 'butt';
      else if (field === 5) style.lineJoin = joins[pbf.readVarint()] ?? 'miter';
      else if (field === 6) style.miterLimit = pbf.readFloat();
      else if (field === 7) style.lineDash = [pbf.readFloat(), gap, offset];
      else if (field === 8) style.lineDash = [dash, pbf.readFloat(), offset];
      else if (field === 9) style.lineDash = [dash, gap, pbf.readFloat()];
    },
    { ...plain },
  );

/** Reads a message that contains only floats, in the order of their field numbers. A missing float leaves a hole. */
const readFloats = (pbf: PbfReader) =>
  pbf.readMessage<number[]>((field, values) => {
    values[field - 1] = pbf.readFloat();
  }, []);

function readTransform(pbf: PbfReader): Transform {
  const [a = 0, b = 0, c = 0, d = 0, tx = 0, ty = 0] = readFloats(pbf);
  return { a, b, c, d, tx, ty };
}

function readColour(pbf: PbfReader): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 0] = readFloats(pbf);
  return [red, green, blue, opacity];
}
