import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { apng, movieMessage, svga } from '../../../test/support/factories/media.js';
import { box, mediaOf } from '../../../test/support/factories/recordings.js';
import { packedZip } from '../../../test/support/factories/zips.js';
import type { FileKind } from '../../core/file-kinds.js';
import { extensionOf } from './file-content.js';

const MB = 1024 * 1024;
const pixel = { create: { width: 2, height: 2, channels: 3, background: 'red' } } as const;

describe('extensionOf', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'callboard-files-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const decide = (content: Buffer | string, kind: FileKind, name = 'upload') => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return extensionOf(path, kind, 'image');
  };

  it('should return the extension of the content when the name differs', async () => {
    const png = await sharp(pixel).png().toBuffer();
    await expect(decide(png, 'image', 'picture.exe')).resolves.toBe('png');
    await expect(decide(await sharp(pixel).webp().toBuffer(), 'animation')).resolves.toBe('webp');
  });

  const rejected = { code: 'FILE_REJECTED', errors: [{ field: 'image' }] };

  it('should accept a picture when it is an animated PNG', async () => {
    await expect(decide(apng(), 'image')).resolves.toBe('png');
  });

  const brands = ['M4A ', 'mp42', 'isom', 'dash', '3gp4', '3gp5', 'qt  '];

  it.each(brands)('should accept audio of the brand %s when it has only a sound track', async (brand) => {
    await expect(decide(mediaOf(brand, 'soun'), 'audio')).resolves.toBe('m4a');
    await expect(decide(mediaOf(brand, 'soun', 'text'), 'audio')).resolves.toBe('m4a');
  });

  it.each(brands)('should reject audio of the brand %s when it is not sound alone', async (brand) => {
    for (const handlers of [['soun', 'vide'], ['vide'], ['text'], []])
      await expect(decide(mediaOf(brand, ...handlers), 'audio')).rejects.toMatchObject(rejected);
    const whole = mediaOf(brand, 'soun');
    await expect(decide(whole.subarray(0, -20), 'audio')).rejects.toMatchObject(rejected);
  });

  it('should reject audio when it has more boxes than can be read', async () => {
    const many = Buffer.concat(Array.from({ length: 100_001 }, () => box('free')));
    const padded = Buffer.concat([mediaOf('mp42', 'soun'), many]);
    await expect(decide(padded, 'audio')).rejects.toMatchObject(rejected);
  });

  const spec = Buffer.from('{"ver":"1.1.0","movie":{"viewBox":{"width":9,"height":9},"fps":12,"frames":3}}');

  it('should accept an SVGA when it is a zip or a zlib stream', async () => {
    const files = { 'movie.spec': spec, 'a.png': Buffer.alloc(100_000, 1), 'b.png': Buffer.alloc(0) };
    await expect(decide(packedZip(files), 'animation')).resolves.toBe('svga');
    await expect(decide(packedZip({ 'movie.binary': movieMessage() }), 'animation')).resolves.toBe('svga');
    await expect(decide(svga(), 'animation')).resolves.toBe('svga');
  });

  it('should accept an SVGA when its pictures span several chunks before its size', async () => {
    const picture = Buffer.alloc(600_000, 7);
    // Field 3 with its length as a varint of three bytes.
    const head = Buffer.from([0x1a, 0xc0, 0xcf, 0x24]);
    await expect(
      decide(deflateSync(Buffer.concat([head, picture, movieMessage()])), 'animation'),
    ).resolves.toBe('svga');
  });

  it.each<[string, () => Buffer]>([
    ['a zlib stream of something else', () => deflateSync(Buffer.from('no animation at all'.repeat(20)))],
    ['a movie that breaks off', () => deflateSync(movieMessage().subarray(0, 18))],
    ['a movie without frames', () => deflateSync(movieMessage().subarray(0, 7))],
    ['very many fields', () => deflateSync(Buffer.alloc(5_000_000, Buffer.from([0x28, 1])))],
    ['a zip of a picture', () => packedZip({ 'a.png': Buffer.from('picture') })],
    ['a description without a size', () => packedZip({ 'movie.spec': Buffer.from('{"movie":{}}') })],
    ['a description that breaks off', () => packedZip({ 'movie.spec': spec.subarray(0, 60) })],
  ])('should reject an animation when it is %s', async (_what, make) => {
    await expect(decide(make(), 'animation')).rejects.toMatchObject(rejected);
  });

  it('should reject an animation when it unpacks to more than 50 MB', async () => {
    const half = Buffer.alloc(26 * MB);
    await expect(decide(packedZip({ a: half, b: half }), 'animation')).rejects.toMatchObject(rejected);
    await expect(decide(deflateSync(Buffer.alloc(51 * MB)), 'animation')).rejects.toMatchObject(rejected);
  });

  it('should reject a zip when it unpacks to more than its declared sizes', async () => {
    const bomb = deflateRawSync(Buffer.alloc(300 * MB));
    const claimed = packedZip({ a: { content: bomb, size: 100 } });
    await expect(decide(claimed, 'animation')).rejects.toMatchObject(rejected);
  });

  it('should reject a zip when it has more than 2,000 entries', async () => {
    const files = (count: number) =>
      Object.fromEntries([
        ['movie.spec', spec],
        ...Array.from({ length: count - 1 }, (_, at) => [`${at}.png`, Buffer.from('small')] as const),
      ]);
    await expect(decide(packedZip(files(2000)), 'animation')).resolves.toBe('svga');
    await expect(decide(packedZip(files(2001)), 'animation')).rejects.toMatchObject(rejected);
  });

  it('should reject a zip when it has entries that only some programs find', async () => {
    const shown = packedZip({ a: Buffer.from('shown') });
    const hidden = packedZip({ b: Buffer.alloc(1000) });
    const directoryOf = (zip: Buffer) => zip.readUInt32LE(zip.length - 6);
    const entryOf = (zip: Buffer) => zip.subarray(0, directoryOf(zip));
    const tail = Buffer.from(shown.subarray(directoryOf(shown)));
    tail.writeUInt32LE(directoryOf(shown) + entryOf(hidden).length, tail.length - 6);
    const between = Buffer.concat([entryOf(shown), entryOf(hidden), tail]);
    await expect(decide(between, 'animation')).rejects.toMatchObject(rejected);
    const trailing = packedZip({
      a: { content: Buffer.concat([deflateRawSync(Buffer.from('shown')), entryOf(hidden)]), size: 5 },
    });
    await expect(decide(trailing, 'animation')).rejects.toMatchObject(rejected);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'image'],
    ['text', 'just words', 'animation'],
    ['a zip', packedZip({ a: Buffer.from('content') }), 'image'],
    ['a zip that breaks off', packedZip({ a: Buffer.from('content') }).subarray(0, 50), 'animation'],
    ['nothing', '', 'audio'],
  ] as const)('should reject %s', async (_what, content, kind) => {
    await expect(decide(content as string | Buffer, kind, 'picture.png')).rejects.toMatchObject({
      code: 'FILE_REJECTED',
      errors: [{ field: 'image' }],
    });
  });
});
