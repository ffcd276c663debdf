import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { extensionOf, type FileKind } from './file-kinds.js';

const MB = 1024 * 1024;
const pixel = { create: { width: 2, height: 2, channels: 3, background: 'red' } } as const;

/** A zip's central directory entry that declares how large its file unpacks to. */
function zipOf(unpacked: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt32LE(unpacked, 24);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  return Buffer.concat([local, entry, end]);
}

describe('extensionOf', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'callboard-files-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const decide = (content: Buffer | string, kind: FileKind, name = 'upload') => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return extensionOf(path, kind, 'image');
  };

  it('should go by the content, not by the name', async () => {
    const png = await sharp(pixel).png().toBuffer();
    await expect(decide(png, 'image', 'picture.exe')).resolves.toBe('png');
    await expect(decide(await sharp(pixel).webp().toBuffer(), 'animation')).resolves.toBe('webp');
  });

  it('should take SVGA as zip or zlib', async () => {
    await expect(decide(zipOf(1000), 'animation')).resolves.toBe('svga');
    await expect(decide(deflateSync(Buffer.alloc(1000, 1)), 'animation')).resolves.toBe('svga');
  });

  it('should refuse an animation that unpacks to more than 50 MB', async () => {
    await expect(decide(zipOf(51 * MB), 'animation')).rejects.toMatchObject({ code: 'FILE_REJECTED' });
    await expect(decide(deflateSync(Buffer.alloc(51 * MB)), 'animation')).rejects.toMatchObject({
      code: 'FILE_REJECTED',
    });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'image'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'image'],
    ['text', 'just words', 'animation'],
    ['a zip', zipOf(10), 'image'],
    ['nothing', '', 'audio'],
  ] as const)('should refuse %s', async (_what, content, kind) => {
    await expect(decide(content as string | Buffer, kind, 'picture.png')).rejects.toMatchObject({
      code: 'FILE_REJECTED',
      errors: [{ field: 'image' }],
    });
  });
});
