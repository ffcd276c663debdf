import { isAnimated } from './is-animated';

/** A GIF of 1 by 1 pixel with these blocks after its colour table of two colours. */
const gif = (...blocks: number[][]) =>
  new Blob([
    new Uint8Array([
      ...[...'GIF89a'].map((sign) => sign.charCodeAt(0)),
      ...[1, 0, 1, 0, 0x80, 0, 0],
      ...[0, 0, 0, 255, 255, 255],
      ...blocks.flat(),
      0x3b,
    ]),
  ]);
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const ownColours = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 255, 255, 255, 2, 2, 0x44, 1, 0];
const pause = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
const webp = (head: string, flags: number) =>
  new Blob([`RIFF....WEBP${head}`, new Uint8Array([10, 0, 0, 0, flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])]);

describe('isAnimated', () => {
  it.each([
    ['a GIF with one frame', gif(pause, frame), false],
    ['a GIF with two frames', gif(pause, frame, pause, frame), true],
    ['a GIF whose frames have their own colours', gif(ownColours, ownColours), true],
    ['a GIF that ends in the middle of a block', gif(frame, [0x21, 0xfe, 200]), false],
    ['a still WebP', webp('VP8 ', 0x02), false],
    ['an extended still WebP', webp('VP8X', 0x10), false],
    ['an animated WebP', webp('VP8X', 0x12), true],
    ['a PNG', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])]), false],
    ['an empty file', new Blob([]), false],
  ])('should answer for %s', async (_what, file, expected) => {
    expect(await isAnimated(file)).toBe(expected);
  });
});
