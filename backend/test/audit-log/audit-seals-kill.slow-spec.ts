// Two processes seal the audit log and are killed by kill -9 meanwhile: each record is in one seal, and the chain is whole.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { freePort } from '../../../scripts/free-port.mjs';
import { BATCH } from '../../src/platform/audit/audit-sealer.js';
import { BACKEND } from '../support/document.js';
import { oneServer } from '../support/kill/one-server.js';
import { SECRET } from '../support/kill/processes.js';
import { startServer } from '../support/kill/processes.js';
import { until } from '../support/until.js';

const KILLS = process.env.PROOF ? 20 : 4;
/** Records that are written before each kill: more than a process seals until it is killed. */
const RECORDS = 8 * BATCH;
const TIMEOUT = 120_000 + KILLS * 120_000;

const world = oneServer();

const audit = () => world.connection.collection('audit');
const seals = () => world.connection.collection<{ _id: number; count: number }>('auditseals');

const record = (number: number) => ({
  at: new Date(),
  actor: { role: 'admin', id: '66f0c0ffee00000000000001', code: '', name: 'Meera Nair' },
  action: 'user.update',
  target: { kind: 'user', id: new Types.ObjectId().toHexString(), label: `user.${number}` },
  before: { bio: 'before' },
  after: { bio: 'after' },
  reason: '',
  address: '192.0.2.7',
  requestId: `request-${number}`,
});

/** Runs `npm run audit:verify`. */
const verify = (...given: string[]) =>
  new Promise<{ code: number; line: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: world.dataDir, MONGODB_URI: world.uri, ...SECRET };
    const script = join(BACKEND, 'dist/startup/verify-audit.js');
    execFile(process.execPath, [script, ...given], { env }, (error, line, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, line: line + errors }),
    );
  });

describe('processes that are killed while they seal', () => {
  it(
    `should leave each record in one seal after ${KILLS} kills, and a chain that the command verifies`,
    async () => {
      const write = () => audit().insertMany(Array.from({ length: RECORDS }, (_, number) => record(number)));
      const [port, folder] = [await freePort(), join(world.dataDir, 'other')];
      const starts = [() => world.serve(), () => startServer(port, folder, world.uri, SECRET)];
      const running = await Promise.all(starts.map((start) => start()));
      try {
        for (let kill = 0; kill < KILLS; kill += 1) {
          await write();
          const before = await seals().countDocuments();
          await until(async () => (await seals().countDocuments()) > before + 2, 90_000);
          await pause(Math.random() * 300);
          await running[kill % 2]!.kill();
          const counts = await seals().find().sort({ _id: 1 }).toArray();
          expect(counts.map(({ _id }) => _id)).toEqual(counts.map((_, at) => at + 1));
          const mark = { seal: { $lte: counts.length } };
          expect(await audit().countDocuments(mark)).toBe(counts.reduce((sum, { count }) => sum + count, 0));
          running[kill % 2] = await starts[kill % 2]!();
        }
        await write();
        await until(async () => !(await audit().findOne({ seal: null })), TIMEOUT);
        const total = await audit().countDocuments();
        expect(total).toBeGreaterThanOrEqual((KILLS + 1) * RECORDS);

        const { code, line } = await verify();
        expect(line).toMatch(
          new RegExp(`^${total} records in \\d+ seals are unchanged, up to \\d+:[0-9a-f]{64}\n$`),
        );
        expect(code).toBe(0);
        const [last = ''] = /\d+:[0-9a-f]{64}/.exec(line) ?? [];
        expect(await verify(last)).toEqual({ code: 0, line });
        expect((await verify(last.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).code).toBe(1);
        expect(await verify('nothing')).toMatchObject({ code: 1, line: expect.stringContaining('usage') });

        const victim = (await audit().findOne({ seal: 2 }))!;
        await audit().updateOne({ _id: victim._id }, { $set: { 'after.bio': 'forged' } });
        const found = await verify();
        expect(found.line).toContain(`1 record changed (${String(victim._id)})`);
        expect(found.code).toBe(1);
      } finally {
        await running[1]!.kill();
      }
    },
    TIMEOUT,
  );
});
