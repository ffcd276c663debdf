// Creates a video without an encoder: a lossy WebP picture is one VP8 key frame, and WebM is a container for such
// frames.
import sharp from 'sharp';

/** Returns an element of EBML, the binary format of WebM: id, length, content. */
function element(id: number, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)));
  const head = Buffer.from(id.toString(16), 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n)); // always a length field of 8 bytes
  return Buffer.concat([head, length, body]);
}
const unsigned = (id: number, value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};
const float = (id: number, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const HEADER = element(
  0x1a45dfa3,
  unsigned(0x4286, 1),
  unsigned(0x42f7, 1),
  unsigned(0x42f2, 4),
  unsigned(0x42f3, 8),
  element(0x4282, 'webm'),
  unsigned(0x4287, 2),
  unsigned(0x4285, 2),
);

/** Returns the VP8 frame of a lossy WebP picture. */
function frameOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('No VP8 frame in this picture');
}

export interface Clip {
  width: number;
  height: number;
  /** Milliseconds between two pictures. */
  interval: number;
  /** Pictures in any format that sharp reads, for example SVG. */
  pictures: Buffer[];
}

/** Creates a WebM video of up to 30 seconds from these pictures, each a key frame. */
export async function makeWebm({ width, height, interval, pictures }: Clip): Promise<Buffer> {
  const frames = await Promise.all(
    pictures.map(async (picture) =>
      frameOf(
        await sharp(picture).resize(width, height).flatten().webp({ quality: 60, effort: 2 }).toBuffer(),
      ),
    ),
  );
  const info = element(
    0x1549a966,
    unsigned(0x2ad7b1, 1_000_000),
    float(0x4489, frames.length * interval),
    element(0x4d80, 'callboard'),
    element(0x5741, 'callboard'),
  );
  const video = element(0xe0, unsigned(0xb0, width), unsigned(0xba, height));
  const track = element(
    0xae,
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, 1),
    element(0x86, 'V_VP8'),
    unsigned(0x23e383, interval * 1_000_000),
    video,
  );
  const tracks = element(0x1654ae6b, track);
  const blocks = frames.map((frame, at) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(at * interval, 1);
    return element(0xa3, head, frame);
  });
  const cluster = element(0x1f43b675, unsigned(0xe7, 0), ...blocks);
  // Players seek by the cues. Their length is known in advance, because every number takes four bytes.
  const cues = (position: number) =>
    element(
      0x1c53bb6b,
      element(0xbb, unsigned(0xb3, 0), element(0xb7, unsigned(0xf7, 1), unsigned(0xf1, position))),
    );
  const position = info.length + tracks.length + cues(0).length;
  return Buffer.concat([HEADER, element(0x18538067, info, tracks, cues(position), cluster)]);
}
