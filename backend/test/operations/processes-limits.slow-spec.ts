// Limits of event streams and exports count over both processes, and a killed process frees its places.
import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { processPair } from '../support/process-pair.js';
import { until } from '../support/until.js';

const processes = processPair();
const LEASE = 20_000;

/** Asks this process as the admin. The answer is not read: the process may be killed. */
const ask = (process: number, path: string) =>
  fetch(`${processes.pair.processes[process]!.url}/api/${path}`, {
    headers: { authorization: `Bearer ${processes.admin.accessToken}` },
  });
/** Ends answers that are still open. */
const leave = async (answers: Response[]) => {
  for (const { body } of answers) await body?.cancel().catch(() => undefined);
};

describe('the exports of a person', () => {
  it('should be two at both processes together', async () => {
    const { pair } = processes;
    const user = await pair.create.user();
    const record = await pair.connection.collection('users').findOne({ _id: user._id });
    const users = Array.from({ length: 6000 }, (_, at) => ({
      ...record,
      ...{ _id: new Types.ObjectId(), username: `long${at}`, usernameKey: `long${at}`, number: `81${at}` },
      // More than a connection holds back, also when it is compressed.
      bio: randomBytes(1500).toString('hex'),
    }));
    await pair.connection.collection('users').insertMany(users);
    const begin = (process: number) => ask(process, 'admin/users?format=csv');
    const running = [await begin(0), await begin(1)];
    expect(running.map(({ status }) => status)).toEqual([200, 200]);
    for (const process of [0, 1]) expect((await begin(process)).status).toBe(429);
    await leave(running);
    await until(async () => {
      const { status, body } = await begin(0);
      await body?.cancel();
      return status === 200;
    });
  }, 120_000);
});

describe('the event streams of a session', () => {
  it('should be five at both processes together, and be free again when a process was killed', async () => {
    const { pair } = processes;
    const open = (process: number) => ask(process, 'events?topics=hosts');
    const streams = await Promise.all([0, 0, 0, 1, 1].map(open));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const process of [0, 1]) expect((await open(process)).status).toBe(429);
    /** Waits until this process opens one more stream. */
    const opens = (process: number, milliseconds: number) =>
      until(async () => {
        const next = await open(process);
        streams.push(next);
        return next.status === 200;
      }, milliseconds);

    // A stream that closes frees its place for the other process.
    await leave(streams.splice(4, 1));
    await opens(0, LEASE);
    expect((await open(1)).status).toBe(429);

    await pair.kill(0);
    await opens(1, 2 * LEASE);
    await leave(streams);
  }, 120_000);
});
