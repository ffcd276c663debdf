// SVGA 2: one message of Protocol Buffers. The numbers are those of the format's svga.proto.
import {
  checkMovie,
  identity,
  type Colour,
  type Frame,
  type MovieFile,
  type Outline,
  type Shape,
  type ShapeStyle,
  type Sprite,
  type Transform,
} from './movie';
import { Message } from './wire';

const keep = 3;
const caps: CanvasLineCap[] = ['butt', 'round', 'square'];
const joins: CanvasLineJoin[] = ['miter', 'round', 'bevel'];

export function readBinary(content: Uint8Array<ArrayBuffer>): MovieFile {
  const file = new Message(content);
  const params = file.message(2);
  const images: MovieFile['images'] = new Map();
  for (const entry of file.messages(3)) images.set(entry.text(1), entry.content(2) ?? new Uint8Array());
  const movie = checkMovie({
    width: params?.number(1) ?? 0,
    height: params?.number(2) ?? 0,
    fps: params?.number(3) ?? 0,
    frames: params?.number(4) ?? 0,
    sprites: file.messages(4).map(readSprite),
  });
  return { movie, images };
}

function readSprite(sprite: Message): Sprite {
  let shapes: Shape[] = [];
  return {
    imageKey: sprite.text(1),
    matteKey: sprite.text(3),
    frames: sprite.messages(2).map((frame): Frame => {
      shapes = readShapes(frame.messages(5), shapes);
      const layout = frame.message(2);
      return {
        alpha: frame.number(1),
        layout: {
          x: layout?.number(1) ?? 0,
          y: layout?.number(2) ?? 0,
          width: layout?.number(3) ?? 0,
          height: layout?.number(4) ?? 0,
        },
        transform: readTransform(frame.message(3)),
        clipPath: frame.text(4),
        shapes,
      };
    }),
  };
}

const readTransform = (transform: Message | undefined): Transform =>
  transform
    ? {
        a: transform.number(1),
        b: transform.number(2),
        c: transform.number(3),
        d: transform.number(4),
        tx: transform.number(5),
        ty: transform.number(6),
      }
    : identity;

/** A frame may say that it keeps the shapes of the one before. */
function readShapes(messages: Message[], before: Shape[]): Shape[] {
  if (messages[0]?.number(1) === keep) return before;
  return messages.flatMap((shape) => {
    const outline = readOutline(shape);
    const transform = readTransform(shape.message(11));
    return outline ? [{ outline, transform, style: readStyle(shape.message(10)) }] : [];
  });
}

function readOutline(shape: Message): Outline | undefined {
  const [path, rect, ellipse] = [shape.message(2), shape.message(3), shape.message(4)];
  if (path) return { type: 'path', d: path.text(1) };
  if (rect) {
    const [x, y, width, height] = [rect.number(1), rect.number(2), rect.number(3), rect.number(4)];
    return { type: 'rect', x, y, width, height, radius: rect.number(5) };
  }
  if (ellipse) {
    const [x, y] = [ellipse.number(1), ellipse.number(2)];
    return { type: 'ellipse', x, y, radiusX: ellipse.number(3), radiusY: ellipse.number(4) };
  }
  return undefined;
}

function readColour(colour: Message | undefined): Colour | undefined {
  return colour && [colour.number(1), colour.number(2), colour.number(3), colour.number(4)];
}

const readStyle = (style: Message | undefined): ShapeStyle => ({
  fill: readColour(style?.message(1)),
  stroke: readColour(style?.message(2)),
  strokeWidth: style?.number(3) ?? 0,
  lineCap: caps[style?.number(4) ?? 0] ?? 'butt',
  lineJoin: joins[style?.number(5) ?? 0] ?? 'miter',
  miterLimit: style?.number(6) ?? 0,
  lineDash: [style?.number(7) ?? 0, style?.number(8) ?? 0, style?.number(9) ?? 0],
});
