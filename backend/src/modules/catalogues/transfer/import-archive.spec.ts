import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedZip } from '../../../../test/support/factories/zips.js';
import { ZipReader } from '../../../platform/files/zip/zip-reader.js';
import { ImportArchive } from './import-archive.js';

const MB = 1024 * 1024;

describe('ImportArchive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-import-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const opened = async (files: Parameters<typeof packedZip>[0]) => {
    const path = join(folder, 'archive.zip');
    writeFileSync(path, packedZip(files));
    return new ImportArchive(await ZipReader.open(path));
  };

  it('should reject a file when the import would unpack more than 500 MB', async () => {
    const archive = await opened({ a: Buffer.alloc(20 * MB), b: Buffer.alloc(20 * MB), c: Buffer.alloc(MB) });
    for (let at = 0; at < 25; at += 1) await archive.read(at % 2 ? 'a' : 'b', 20 * MB);
    await expect(archive.read('c', 20 * MB)).rejects.toThrow('larger than 500 MB');
    await archive.close();
  });

  it('should reject a file when more than 20 records name it', async () => {
    const archive = await opened({ a: Buffer.from('small'), b: Buffer.from('other') });
    for (let at = 0; at < 20; at += 1) await archive.read('a', MB);
    await expect(archive.read('a', MB)).rejects.toThrow('At most 20 records can use a');
    await expect(archive.read('b', MB)).resolves.toEqual(Buffer.from('other'));
    await archive.close();
  });

  it('should reject a file when it exceeds the size limit of its kind', async () => {
    const archive = await opened({ a: Buffer.alloc(2 * MB) });
    await expect(archive.read('a', MB)).rejects.toThrow('This file is too large');
    await archive.close();
  });
});
