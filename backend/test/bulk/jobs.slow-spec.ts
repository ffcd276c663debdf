// Background jobs: one of several processes runs a job, another process can take over, and staff cancel or retry.
import type { JobDto } from '../../src/platform/jobs/jobs.dto.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import type { Portion } from '../../src/platform/jobs/job-work.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';

const COUNTING = 'counting';
const TOTAL = 20;

let app: TestApp;
let second: TestApp;
let admin: Actor<'admin'>;
/** The portions that ran, each with the process: 0 for `app`, 1 for `second`. */
let portions: { at: number; process: number }[];
let meet: (at: number, signal: AbortSignal) => Promise<Partial<Portion>>;

beforeAll(async () => {
  app = await startApp();
  second = await startApp({ MONGODB_URI: app.databaseUri });
  for (const [process, { nest }] of [app, second].entries())
    nest.get(JobRunner).register(COUNTING, {
      next: async ({ done }, signal) => {
        portions.push({ at: done, process });
        const met = await meet(done, signal);
        const reached = done + 1;
        const usual = { checkpoint: { reached }, done: reached, total: TOTAL, result: { counted: reached } };
        return { finished: reached === TOTAL, ...usual, ...met };
      },
    });
  admin = await app.as('admin');
});
beforeEach(() => {
  portions = [];
  meet = () => Promise.resolve({});
});
afterAll(async () => {
  await second.close();
  await app.close();
});

async function add(title: string): Promise<string> {
  const by = { id: admin.id, name: 'Tester' };
  const job = await app.nest.get(JobsService).add({ kind: COUNTING, title, payload: {}, by });
  return job._id.toHexString();
}
const list = async (query = '') => {
  const { details } = expectSuccess(await admin.agent.get(`/api/admin/jobs?page=1&limit=100${query}`));
  return details as JobDto[];
};
const find = async (id: string) => (await list()).find(({ _id }) => _id === id)!;
const reaches = (id: string, state: JobDto['state']) => until(async () => (await find(id)).state === state);
const steer = (id: string, verb: 'cancel' | 'retry') => admin.agent.post(`/api/admin/jobs/${id}/${verb}`);
const dueNow = () =>
  app.connection.collection('jobs').updateMany({ state: 'waiting' }, { $set: { dueAt: new Date() } });

describe('a background job', () => {
  it('should run once when several processes can take it', async () => {
    const ids = await Promise.all([add('One'), add('Two'), add('Three')]);
    for (const id of ids) await reaches(id, 'done');
    expect(portions).toHaveLength(ids.length * TOTAL);
    const [one] = ids;
    expect(await find(one!)).toMatchObject({
      title: 'One',
      kind: COUNTING,
      done: TOTAL,
      total: TOTAL,
      result: { counted: TOTAL },
      by: 'Tester',
      startedAt: expect.any(String),
      endedAt: expect.any(String),
    });
    expect((await list('&state=done')).map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids));
    expect(await list('&state=failed')).toEqual([]);
  });

  it('should continue in another process from its checkpoint when its process dies', async () => {
    let lost = false;
    meet = async (at, signal) => {
      if (at !== 5 || lost) return {};
      lost = true;
      // Simulates the death of the process: its lease ends again after each renewal, until another process takes the job.
      const jobs = app.connection.collection('jobs');
      const held = { title: 'Lost', lease: (await jobs.findOne({ title: 'Lost' }))!['lease'] as string };
      await until(async () => {
        await jobs.updateOne(held, { $set: { dueAt: new Date() } });
        return signal.aborted;
      });
      return {};
    };
    const id = await add('Lost');
    await reaches(id, 'done');
    const counts = new Map<number, number>();
    for (const { at } of portions) counts.set(at, (counts.get(at) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Array.from({ length: TOTAL }, (_, at) => [at, at === 5 ? 2 : 1])),
    );
    expect((await find(id)).result).toEqual({ counted: TOTAL });
  });

  it('should be handed over when a process stops', async () => {
    const third = await startApp({ MONGODB_URI: app.databaseUri });
    const kind = 'handed-over';
    const takers: string[] = [];
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const work = (taker: string) => ({
      next: async () => {
        takers.push(taker);
        if (taker === 'third') await held;
        const done = takers.length;
        return { finished: done === 2, checkpoint: {}, done, total: 2, result: {} };
      },
    });
    third.nest.get(JobRunner).register(kind, work('third'));
    const by = { id: admin.id, name: 'Tester' };
    const { _id } = await app.nest.get(JobsService).add({ kind, title: 'Handed over', payload: {}, by });
    await until(() => takers.length === 1);
    const closing = third.close();
    release();
    await closing;
    app.nest.get(JobRunner).register(kind, work('first'));
    await reaches(_id.toHexString(), 'done');
    expect(takers).toEqual(['third', 'first']);
  });

  it('should back off after each failure, then fail, and be resumable', async () => {
    meet = () => Promise.reject(new Error('The road is closed'));
    const id = await add('Blocked');
    const waits: number[] = [];
    for (let tries = 1; tries < 10; tries += 1) {
      await until(async () => (await find(id)).tries === tries);
      const { state, error, nextTryAt } = await find(id);
      expect({ state, error }).toEqual({ state: 'waiting', error: 'The road is closed' });
      waits.push((new Date(nextTryAt!).getTime() - Date.now()) / 1000);
      await dueNow();
      app.nest.get(JobRunner).wake();
    }
    // Under load, some seconds of the wait pass before the test reads it.
    for (const [at, seconds] of [5, 10, 20, 40, 80, 160, 320, 600, 600].entries()) {
      expect(waits[at]).toBeLessThanOrEqual(seconds);
      expect(waits[at]).toBeGreaterThan(seconds - 4);
    }
    await reaches(id, 'failed');
    expect(await find(id)).toMatchObject({ error: 'The road is closed', nextTryAt: null });
    meet = () => Promise.resolve({});
    expectSuccess(await steer(id, 'retry'));
    await reaches(id, 'done');
    expect(await find(id)).toMatchObject({ error: '', tries: 0, done: TOTAL });
  });

  it('should keep its progress when a portion fails', async () => {
    let blocked = true;
    meet = (at) => Promise.resolve(at === 3 && blocked ? { obstacle: { message: 'Not now' } } : {});
    const id = await add('Held up');
    await until(async () => (await find(id)).error === 'Not now');
    expect(await find(id)).toMatchObject({ state: 'waiting', done: 4, tries: 1 });
    blocked = false;
    await dueNow();
    await reaches(id, 'done');
  });
});

describe('POST /api/admin/jobs/{id}/cancel', () => {
  it('should end a running job after its current portion, and allow it to resume', async () => {
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    meet = async (at) => {
      if (at === 7) await held;
      return {};
    };
    const id = await add('Cancelled');
    await until(async () => (await find(id)).done === 7);
    expect(expectSuccess(await steer(id, 'cancel')).details).toMatchObject({
      state: 'running',
      cancelAsked: true,
    });
    release();
    await reaches(id, 'cancelled');
    expect(await find(id)).toMatchObject({ done: 8, endedAt: expect.any(String) });
    expectFailure(await steer(id, 'cancel'), 'INVALID_TRANSITION');
    expectSuccess(await steer(id, 'retry'));
    await reaches(id, 'done');
    expectFailure(await steer(id, 'retry'), 'INVALID_TRANSITION');
    const written = await app.connection
      .collection('audit')
      .find({ 'target.id': id })
      .sort({ at: 1 })
      .toArray();
    expect(written.map(({ action }) => action as string)).toEqual(['job.cancel', 'job.retry']);
  });

  it('should end a waiting job immediately', async () => {
    meet = () => Promise.resolve({ obstacle: { message: 'Not now' } });
    const id = await add('Waiting');
    await until(async () => (await find(id)).tries === 1);
    expect(expectSuccess(await steer(id, 'cancel')).details).toMatchObject({ state: 'cancelled' });
  });

  it('should return 404 when the job is unknown, and 401 or 403 to other callers', async () => {
    expectFailure(await steer('66f0c0ffee00000000000001', 'cancel'), 'NOT_FOUND');
    const { agent } = await app.as('bd');
    expectFailure(await agent.get('/api/admin/jobs'), 'FORBIDDEN');
    expectFailure(await app.guest().get('/api/admin/jobs'), 'UNAUTHENTICATED');
    expectFailure(await admin.agent.get('/api/admin/jobs?state=lost'), 'VALIDATION_FAILED', 'state');
  });
});
