// Finds pictures that move. Cropping a moving picture in the browser would keep only its first frame.

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The blocks of a GIF. */
const GIF = { extension: 0x21, image: 0x2c };

/** Returns whether a GIF has a second frame. */
function hasFrames(bytes: Uint8Array): boolean {
  // The low bits of the flags hold the size of the colour table.
  const tableAfter = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableAfter(bytes[10]);
  let frames = 0;
  while (at < bytes.length) {
    if (bytes[at] === GIF.extension) at += 2;
    else if (bytes[at] === GIF.image) {
      frames += 1;
      if (frames > 1) return true;
      at += 11 + tableAfter(bytes[at + 9]);
    } else return false;
    // The data of a block: parts with their length in front, up to an empty part.
    for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
    at += 1;
  }
  return false;
}

/** Returns whether a WebP says in its head that it holds an animation. */
const saysAnimated = (bytes: Uint8Array) =>
  textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;

/** Returns whether a picture moves. Only GIF and WebP files can. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (textAt(bytes, 0, 4) === 'GIF8') return hasFrames(bytes);
  return textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' && saysAnimated(bytes);
}
