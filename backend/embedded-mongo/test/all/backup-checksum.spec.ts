// What a restore finds out about a backup before it opens the backup.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { MongoClient } from 'mongodb';
import { encryptFile } from '../../src/backup/encryption.js';
import { TestServer } from '../server.js';

const cli = join(import.meta.dirname, '../..', 'bin', 'embedded-mongo.mjs');

/** How a command ended: its exit code, or the signal that killed it, and what it wrote. */
interface End {
  code: number | string;
  stderr: string;
}
const run = (...args: string[]): Promise<End> =>
  promisify(execFile)(process.execPath, [cli, ...args]).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number | null; signal: string; stderr: string }) => ({
      code: error.code ?? error.signal,
      stderr: error.stderr,
    }),
  );

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-checksum-'));
const at = (...names: string[]) => join(folder, ...names);
const server = new TestServer();
let recipient: string;
beforeAll(async () => {
  await server.start();
  const db = await server.db('shop');
  await db
    .collection('items')
    .insertMany(Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(200) })));
  await run('keygen', '--to', at('key.txt'));
  recipient = /age1[a-z0-9]+/.exec(readFileSync(at('key.txt'), 'utf8'))![0];
  const from = ['backup', '--data', server.dataDir];
  expect(await run(...from, '--to', at('plain'))).toMatchObject({ code: 0 });
  expect(await run(...from, '--to', at('encrypted'), '--recipient', recipient)).toMatchObject({ code: 0 });
  await server.running.backup(at('object'));
  // The database as an earlier version copied it, and the database that the restores must leave alone.
  copyFileSync(join(server.dataDir, 'data.mdb'), at('earlier'));
  expect(await run('restore', '--from', at('plain'), '--data', at('target'))).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await server.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (file: string, ...more: string[]) =>
  run(
    'restore',
    '--from',
    at(file),
    '--data',
    at('target'),
    '--overwrite',
    '--identity',
    at('key.txt'),
    ...more,
  );

/** The content of the target's database file and the names of its files. */
const target = () => ({
  files: readdirSync(at('target')).sort(),
  sha256: createHash('sha256')
    .update(readFileSync(at('target', 'data.mdb')))
    .digest('hex'),
});

async function items(): Promise<number> {
  const running = await startEmbeddedMongo({ dataDir: at('target') });
  const client = await new MongoClient(running.uri).connect();
  try {
    return await client.db('shop').collection('items').countDocuments();
  } finally {
    await client.close();
    await running.close();
  }
}

/** Changes a byte in the middle of a file. */
function flip(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = bytes[middle]! ^ 1;
  writeFileSync(file, bytes);
}
const half = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
const withoutMiddle = (file: string) => {
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 8192), bytes.subarray(12288)]));
};

/** Each fault: the backup, what happens to the file, and the words of the refusal. */
const faults: [name: string, backup: string, spoil: (file: string) => void, words: string][] = [
  ['a truncated backup', 'plain', half, 'no checksum'],
  [
    'a backup that lost its last byte',
    'plain',
    (file) => truncateSync(file, statSync(file).size - 1),
    'no checksum',
  ],
  ['a changed backup', 'plain', flip, 'is damaged'],
  ['a backup that lost a block', 'plain', withoutMiddle, 'is damaged'],
  ['a changed backup of a running server', 'object', flip, 'is damaged'],
  ['a backup with bytes behind its checksum', 'plain', (file) => appendFileSync(file, 'x'), 'no checksum'],
  ['a changed encrypted backup', 'encrypted', flip, 'cannot be decrypted'],
  ['a truncated encrypted backup', 'encrypted', half, 'cannot be decrypted'],
  ['a backup of an earlier version', 'earlier', () => undefined, '--unchecked'],
];

describe('a restore', () => {
  it('should change nothing and say why when the backup is not whole', async () => {
    const before = target();
    for (const [name, backup, spoil, words] of faults) {
      const file = `spoilt ${name}`;
      copyFileSync(at(backup), at(file));
      spoil(at(file));
      const end = await restore(file);
      expect(end.code, name).toBe(1);
      expect(end.stderr, name).toContain(words);
      expect(end.stderr.trim().split('\n'), name).toHaveLength(1);
      expect(target(), name).toEqual(before);
    }
  });

  it('should refuse a damaged backup when --unchecked is given', async () => {
    const before = target();
    copyFileSync(at('plain'), at('changed'));
    flip(at('changed'));
    expect(await restore('changed', '--unchecked')).toMatchObject({ code: 1 });
    expect(target()).toEqual(before);
  });

  it('should check an encrypted backup after the decryption', async () => {
    const before = target();
    copyFileSync(at('plain'), at('changed inside'));
    flip(at('changed inside'));
    await encryptFile(at('changed inside'), at('changed inside.age'), [recipient]);
    await encryptFile(at('earlier'), at('earlier.age'), [recipient]);
    for (const [file, words] of [
      ['changed inside.age', 'is damaged'],
      ['earlier.age', '--unchecked'],
    ] as const) {
      const end = await restore(file);
      expect(end, file).toMatchObject({ code: 1 });
      expect(end.stderr, file).toContain(words);
    }
    expect(target()).toEqual(before);
  });

  it('should restore every whole backup, and one without a checksum when --unchecked is given', async () => {
    for (const [file, ...more] of [
      ['plain'],
      ['object'],
      ['encrypted'],
      ['earlier', '--unchecked'],
    ] as const) {
      expect(await restore(file, ...more), file).toEqual({ code: 0, stderr: '' });
      expect(await items(), file).toBe(500);
    }
  });
});
