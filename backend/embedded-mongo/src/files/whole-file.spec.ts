import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { inPrivateFolder, removePrivateFolders } from './whole-file.js';

const parent = mkdtempSync(join(tmpdir(), 'embedded-mongo-private-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Puts 2,000 files into the folder, or fewer when it is removed before. Sends a message after the first 100. */
const writer = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { writeFileSync } = require('node:fs');
  try {
    for (let at = 0; at < 2000; at++) {
      writeFileSync(workerData + '/' + at, 'x');
      if (at === 100) parentPort.postMessage('started');
    }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }`;

describe('the private folders', () => {
  it('should be removed while a thread puts files into one', async () => {
    await inPrivateFolder(parent, async (folder) => {
      const thread = new Worker(writer, { eval: true, workerData: folder });
      await once(thread, 'message');
      removePrivateFolders();
      expect(existsSync(folder)).toBe(false);
      await once(thread, 'exit');
    });
  });
});
