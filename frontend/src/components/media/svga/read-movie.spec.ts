import { deflateSync, inflateSync } from 'node:zlib';
import { svga1, svga2, zip } from '../../../../e2e/support/media';
import { drawFrame } from './draw-frame';
import { isUndrawable } from './load-animation';
import { MovieError, type Movie } from './movie';
import { readMovie } from './read-movie';

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

describe.each([
  ['SVGA 1, a zip archive', svga1()],
  ['SVGA 2, a compressed message', svga2()],
])('%s', (_name, { buffer }) => {
  it('should return size, frame rate, pictures and sprite positions when the file is valid', async () => {
    const { movie, images } = await readMovie(bytes(buffer));
    expect(movie).toMatchObject({ width: 100, height: 100, fps: 12, frames: 12 });
    expect([...images.keys()]).toEqual(['square']);
    expect([...images.get('square')!.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    const [square, disc] = movie.sprites;
    expect(square!.frames).toHaveLength(12);
    expect(square!.frames[3]!).toMatchObject({
      alpha: 1,
      layout: { x: 0, y: 0, width: 40, height: 40 },
      transform: { a: 1, b: 0, c: 0, d: 1, tx: 12, ty: 12 },
    });
    expect(disc!.imageKey).toBe('disc.vector');
    expect(disc!.frames[0]!.transform).toEqual({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 });
  });

  it("should keep the previous frame's shapes when a frame declares it", async () => {
    const { movie } = await readMovie(bytes(buffer));
    const disc = movie.sprites[1]!;
    expect(disc.frames[7]!.shapes).toBe(disc.frames[0]!.shapes);
    expect(disc.frames[0]!.shapes[0]!.outline).toEqual({
      type: 'ellipse',
      x: 80,
      y: 80,
      radiusX: 15,
      radiusY: 15,
    });
    expect(disc.frames[0]!.shapes[0]!.style.fill!.map((part) => Math.round(part * 10))).toEqual([
      1, 7, 3, 10,
    ]);
  });
});

describe('a file that is not an animation', () => {
  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a truncated message', deflateSync(Buffer.from([0x12, 0x7f, 1, 2]))],
    ['a message truncated in its last sprite', deflateSync(inflateSync(svga2().buffer).subarray(0, -9))],
    ['a message without a size', deflateSync(Buffer.from([0x0a, 1, 0x32]))],
    ['an archive without an animation', zip({ 'readme.txt': Buffer.from('hello') })],
    ['a truncated archive', svga1().buffer.subarray(0, 200)],
    ['a description that is not valid JSON', zip({ 'movie.spec': Buffer.from('{') })],
    ['content that unpacks to more than 50 MB', deflateSync(Buffer.alloc(51 * 1024 * 1024))],
  ])('should throw a MovieError when the file is %s', async (_what, buffer) => {
    await expect(readMovie(bytes(buffer))).rejects.toThrow(MovieError);
  });
});

describe('drawFrame', () => {
  /** Returns a context that records the drawing calls. */
  function recorder(calls: string[], name: string) {
    const note =
      (call: string) =>
      (...values: unknown[]) =>
        void calls.push(
          `${name}.${call}(${values.map((value) => (typeof value === 'number' ? value : '·')).join()})`,
        );
    const context = { canvas: {}, globalAlpha: 1, globalCompositeOperation: 'source-over' };
    const drawn = ['save', 'restore', 'transform', 'resetTransform', 'clip', 'drawImage', 'fill', 'stroke'];
    return Object.assign(
      context,
      Object.fromEntries(drawn.map((call) => [call, note(call)])),
    ) as unknown as CanvasRenderingContext2D;
  }
  const frame = { alpha: 1, layout: { x: 0, y: 0, width: 5, height: 6 }, clipPath: '', shapes: [] };
  const transform = { a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3 };
  const sprite = (imageKey: string, more: object = {}, matteKey = '') => ({
    imageKey,
    matteKey,
    frames: [{ ...frame, transform, ...more }],
  });
  function draw(sprites: Movie['sprites'], keyOf = (key: string) => key.replace('.matte', '')) {
    const calls: string[] = [];
    const [target, layer, cover] = ['target', 'layer', 'cover'].map((name) => recorder(calls, name));
    const pictures = new Map(sprites.map(({ imageKey }) => [keyOf(imageKey), {} as ImageBitmap]));
    const movie = { width: 10, height: 10, fps: 1, frames: 1, sprites };
    drawFrame(target!, movie, pictures, 0, (index) => (index ? cover! : layer!));
    return calls.filter((call) => !/save|restore|reset/.test(call));
  }

  it("should draw a picture at the frame's position in the layout's size", () => {
    expect(draw([sprite('one')])).toEqual(['target.transform(1,0,0,1,2,3)', 'target.drawImage(·,0,0,5,6)']);
  });

  it('should skip a sprite when it is transparent or has no such frame', () => {
    expect(draw([sprite('one', { alpha: 0 }), { ...sprite('two'), frames: [] }])).toEqual([]);
  });

  it.each([
    ['without', (key: string) => key.replace('.matte', '')],
    ['with', (key: string) => key],
  ])('should mask a sprite when the key of the matte picture is stored %s the ending', (_case, keyOf) => {
    expect(draw([sprite('hole.matte'), sprite('one', {}, 'hole.matte')], keyOf)).toEqual([
      'layer.transform(1,0,0,1,2,3)',
      'layer.drawImage(·,0,0,5,6)',
      'cover.transform(1,0,0,1,2,3)',
      'cover.drawImage(·,0,0,5,6)',
      'layer.drawImage(·,0,0)',
      'target.drawImage(·,0,0)',
    ]);
  });

  it('should report a sprite as undrawable when the sprite shows a picture that is not there', () => {
    const shapes = [{}] as unknown as Movie['sprites'][number]['frames'][number]['shapes'];
    const none = new Map<string, unknown>();
    expect(isUndrawable(sprite('hole.matte'), none)).toBe(true);
    expect(isUndrawable(sprite('hole.matte'), new Map([['hole.matte', {}]]))).toBe(false);
    expect(isUndrawable(sprite('hole.matte'), new Map([['hole', {}]]))).toBe(false);
    expect(isUndrawable(sprite('disc.vector', { shapes }), none)).toBe(false);
    expect(isUndrawable(sprite('hidden', { alpha: 0 }), none)).toBe(false);
  });
});
