// A list with filters answers within its time limit, or says what to narrow.
import { filteredReads } from '../../src/platform/database/time-limit.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { jobOf } from '../support/list-work-records.js';
import { sharedApp } from '../support/shared-app.js';

const COUNT = 12_000;
const usual = filteredReads.milliseconds;
let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await sharedApp();
  const createdAt = new Date('2026-01-10');
  const jobs = Array.from({ length: COUNT }, (_, index) => ({
    ...jobOf(index),
    createdAt,
    changedAt: createdAt,
  }));
  await app.connection.collection('jobs').insertMany(jobs);
  admin = await app.as('admin');
});
afterEach(() => {
  filteredReads.milliseconds = usual;
});
afterAll(() => app.close());

const jobs = (query: object) => admin.agent.get('/api/admin/jobs').query({ limit: 1, page: 1, ...query });
/** No index holds both filters, so the database reads all jobs of the kind. */
const SLOW = { kind: 'notification', state: 'done' };

it('should return 400 at the filters of a list that takes too long, and say what to do', async () => {
  filteredReads.milliseconds = 1;
  const answer = await jobs(SLOW);
  expectFailure(answer, 'VALIDATION_FAILED', 'kind', 'state');
  expect((answer.body as { message: string }).message).toBe(
    'This takes too long. Choose a narrower value, or add another filter',
  );
});

it('should not limit a list without filters', async () => {
  filteredReads.milliseconds = 1;
  // The application itself may add a job meanwhile.
  expect(Number(expectSuccess(await jobs({})).total)).toBeGreaterThanOrEqual(COUNT);
});

it('should answer a filtered list within the usual limit', async () => {
  expect(usual).toBe(2000);
  expect(Number(expectSuccess(await jobs(SLOW)).total)).toBe(COUNT / 2);
});
