import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedMongo, uriOfRunning } from '@callboard/embedded-mongo';
import { MongoClient } from 'mongodb';
import { required } from '../src/errors/required.js';
import { TestServer } from './server.js';

const cli = join(import.meta.dirname, '..', 'bin', 'embedded-mongo.mjs');
const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const socketOf = (uri: string): string => decodeURIComponent(new URL(uri).host);

/** Connects to a Unix socket as the system user `nobody`. Resolves with `connected` or the system's error code. */
async function connectAsOtherUser(path: string): Promise<string> {
  const script = `require('node:net').connect(process.argv[1], () => { console.log('connected'); process.exit() })
    .on('error', (error) => console.log(error.code))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, path], {
    cwd: '/',
    uid: 65534,
    gid: 65534,
  });
  return stdout.trim();
}

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-owner-'));
const server = new TestServer();
beforeAll(() => server.start());
afterAll(async () => {
  await server.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function expectServed(uri: string): Promise<void> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 5000 }).connect();
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const items = client.db('shop').collection('items');
      await items.insertMany([{ n: 1 }, { n: 2 }], { session });
      expect(await items.countDocuments({}, { session })).toBe(2);
    }),
  );
  await client.close();
}

describe('the socket of a server without a port', () => {
  it('should be in the data folder and accessible only to its owner', async () => {
    expect(server.running.port).toBeUndefined();
    expect(server.socket).toBe(join(server.dataDir, 'database.sock'));
    expect(uriOfRunning(server.dataDir)).toBe(server.uri);
    expect([mode(server.dataDir), mode(server.socket)]).toEqual(['700', '600']);
    await expectServed(server.uri);
  });

  it('should reject other users of the machine', async () => {
    const modes = [server.dataDir, server.socket].map((path) => statSync(path).mode & 0o077);
    expect(modes).toEqual([0, 0]);
    // Only root can act as another user.
    if (process.getuid?.() !== 0) return;
    const open = createServer((socket) => socket.destroy());
    const path = join(folder, 'open.sock');
    chmodSync(folder, 0o755);
    await new Promise<void>((resolve) =>
      open.listen({ path, writableAll: true, readableAll: true }, resolve),
    );
    expect(await connectAsOtherUser(path)).toBe('connected');
    open.close();
    expect(await connectAsOtherUser(server.socket)).toBe('EACCES');
  });

  it('should be in a private temporary folder when the path of the data folder is too long', async () => {
    const dataDir = join(folder, 'x'.repeat(100));
    const long = await startEmbeddedMongo({ dataDir });
    const path = socketOf(long.uri);
    expect(dirname(dirname(path))).toBe(tmpdir());
    expect([mode(dirname(path)), mode(path)]).toEqual(['700', '600']);
    expect(uriOfRunning(dataDir)).toBe(long.uri);
    await expectServed(long.uri);
    await long.close();
    expect(() => statSync(dirname(path))).toThrow('ENOENT');
  });

  it('should be in a private temporary folder when the data folder also holds other files', async () => {
    const dataDir = join(folder, 'shared');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'notes.txt'), '');
    const shared = await startEmbeddedMongo({ dataDir });
    expect(dirname(dirname(socketOf(shared.uri)))).toBe(tmpdir());
    expect(mode(dataDir)).toBe('755');
    expect(mode(join(dataDir, 'data.mdb'))).toBe('600');
    await shared.close();
  });

  it('should replace the socket of a killed process', async () => {
    for (const dataDir of [join(folder, 'killed'), join(folder, 'k'.repeat(100))]) {
      const killed = spawn(process.execPath, [cli, '--data', dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(killed.stdout, 'data');
      killed.kill('SIGKILL');
      await once(killed, 'close');
      const left = socketOf(required(uriOfRunning(dataDir), 'the address'));
      expect(statSync(left).isSocket()).toBe(true);
      const next = await startEmbeddedMongo({ dataDir });
      await expectServed(next.uri);
      if (socketOf(next.uri) !== left) expect(() => statSync(dirname(left))).toThrow('ENOENT');
      await next.close();
    }
  });
});

describe('a copied data folder', () => {
  it('should keep the socket of the original when a server starts on the copy', async () => {
    const [dataDir, copied] = [join(folder, 'o'.repeat(100)), join(folder, 'c'.repeat(100))];
    const original = await startEmbeddedMongo({ dataDir });
    mkdirSync(copied);
    copyFileSync(join(dataDir, 'address'), join(copied, 'address'));
    const copy = await startEmbeddedMongo({ dataDir: copied });
    await expectServed(original.uri);
    await copy.close();
    await original.close();
  });
});

describe('the files of a database', () => {
  it('should be readable only by their owner', () => {
    const files = readdirSync(server.dataDir);
    expect(files).toEqual(expect.arrayContaining(['address', 'data.mdb', 'data.mdb-lock', 'lock.mdb']));
    expect(files.map((file) => `${file} ${mode(join(server.dataDir, file))}`)).toEqual(
      files.map((file) => `${file} 600`),
    );
  });

  it('should lose the permissions of other users when an older version created them', async () => {
    const dataDir = join(folder, 'older');
    await (await startEmbeddedMongo({ dataDir })).close();
    chmodSync(dataDir, 0o755);
    for (const file of readdirSync(dataDir)) chmodSync(join(dataDir, file), 0o644);
    const next = await startEmbeddedMongo({ dataDir });
    expect([dataDir, ...readdirSync(dataDir).map((file) => join(dataDir, file))].map(mode)).toEqual([
      '700',
      ...readdirSync(dataDir).map(() => '600'),
    ]);
    expect(readFileSync(join(dataDir, 'address'), 'utf8')).toBe(next.uri);
    await next.close();
  });
});
