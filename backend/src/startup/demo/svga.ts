// Creates an SVGA 2 animation of one picture: a Protocol Buffers message, compressed with zlib.
import { deflateSync } from 'node:zlib';

export interface Pose {
  /** The centre of the picture within the square of the animation. */
  x: number;
  y: number;
  scale: number;
  /** The rotation in full turns. */
  turn?: number;
  alpha?: number;
}
interface Animation {
  /** The side of the animation's square. */
  size: number;
  fps: number;
  frames: number;
  /** A square PNG with this side. */
  picture: Buffer;
  pose: (time: number) => Pose;
}

/** Creates the SVGA file. Field numbers are those of the format's svga.proto. */
export function makeSvga({ size, fps, frames, picture, pose }: Animation): Buffer {
  const layout = message(float(3, size), float(4, size));
  const sprite = message(
    field(1, 'picture'),
    ...Array.from({ length: frames }, (_, at) => {
      const place = pose(at / frames);
      return field(
        2,
        message(float(1, place.alpha ?? 1), field(2, layout), field(3, transform(place, size))),
      );
    }),
  );
  const movie = message(
    field(1, '2.0.0'),
    field(2, message(float(1, size), float(2, size), int(3, fps), int(4, frames))),
    field(3, message(field(1, 'picture'), field(2, picture))),
    field(4, sprite),
  );
  return deflateSync(movie);
}

/** Returns a transform that rotates and scales about the picture's centre. */
function transform({ x, y, scale, turn = 0 }: Pose, size: number): Buffer {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI) * scale, Math.sin(turn * 2 * Math.PI) * scale];
  const half = size / 2;
  const [tx, ty] = [x - half * (cos - sin), y - half * (sin + cos)];
  return message(...[cos, sin, -sin, cos, tx, ty].map((value, at) => float(at + 1, value)));
}

const message = (...fields: Buffer[]) => Buffer.concat(fields);
const int = (number: number, value: number) => Buffer.concat([varint(number * 8), varint(value)]);

function float(number: number, value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeFloatLE(value);
  return Buffer.concat([varint(number * 8 + 5), content]);
}

function field(number: number, value: Buffer | string): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
}

function varint(value: number): Buffer {
  const parts: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    parts.push((left % 128) + (left >= 128 ? 128 : 0));
    if (left < 128) return Buffer.from(parts);
  }
}
