// Unencrypted copies of the database are removed even when a signal ends the command that makes them.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import { TestServer } from '../server.js';

const cli = join(import.meta.dirname, '../..', 'bin', 'embedded-mongo.mjs');
const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-copies-'));
const server = new TestServer();
beforeAll(async () => {
  await server.start();
  const items = (await server.db('shop')).collection('items');
  const text = 'x'.repeat(100_000);
  for (let at = 0; at < 10; at++) await items.insertMany(Array.from({ length: 40 }, () => ({ text })));
});
afterAll(async () => {
  await server.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const copies = () => readdirSync(server.dataDir).filter((file) => file.startsWith('.embedded-mongo-'));
const exportTo = (name: string) => ['export', '--data', server.dataDir, '--to', join(folder, name)];

/** Starts an export and sends the signal as soon as the copy exists. */
async function broken(signal: NodeJS.Signals): Promise<number | null> {
  const command = spawn(process.execPath, [cli, ...exportTo(signal)], { stdio: 'ignore' });
  const closed = once(command, 'close') as Promise<[number | null]>;
  while (!copies().length && command.exitCode === null) await wait(1);
  command.kill(signal);
  const [code] = await closed;
  return code;
}

describe('the plain copy of a command', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('should be removed immediately when %s ends the command', async (signal, code) => {
    expect(await broken(signal)).toBe(code);
    expect(copies()).toEqual([]);
  });

  it('should be removed by the next command when the command was killed', async () => {
    expect(await broken('SIGKILL')).toBeNull();
    expect(copies()).toHaveLength(1);
    await promisify(execFile)(process.execPath, [cli, ...exportTo('next')]);
    expect(copies()).toEqual([]);
  });

  it('should be removed by the next server start when the command was killed', async () => {
    expect(await broken('SIGKILL')).toBeNull();
    expect(copies()).toHaveLength(1);
    await server.running.close();
    const next = await startEmbeddedMongo({ dataDir: server.dataDir });
    expect(copies()).toEqual([]);
    await next.close();
  });

  it('should remain when a server starts while the command runs', async () => {
    const command = spawn(process.execPath, [cli, ...exportTo('running')], { stdio: 'ignore' });
    const closed = once(command, 'close');
    while (!copies().length && command.exitCode === null) await wait(1);
    const next = await startEmbeddedMongo({ dataDir: server.dataDir });
    expect(await closed).toEqual([0, null]);
    await next.close();
  });
});
