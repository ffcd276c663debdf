// Salary runs over HTTP: uploads a table, starts a run and waits for its job.
import { randomUUID } from 'node:crypto';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';

export const SALARY_RUNS = '/api/admin/salaryruns';

export interface Preview {
  total: number;
  faulty: number;
  coins: number;
  waits: boolean;
  rows: { row: number; label: string; coins: number | null; errors: { field: string; message: string }[] }[];
}
export interface StoredRun {
  state: string;
  done: number;
  failed: number;
  total: number;
  coins: number;
  by: string;
  decidedBy: string;
  reason: string;
  /** Why the last attempt stopped. */
  error: string;
}

const table = (text: string) => Buffer.from(text);

export const preview = ({ agent }: Actor, text: string, path = SALARY_RUNS) =>
  agent.post(`${path}/preview`).attach('file', table(text), 'table.csv');
export const previewed = async (by: Actor, text: string, path?: string) =>
  expectSuccess(await preview(by, text, path)).details as Preview;

export const start = (
  { agent }: Actor,
  text: string,
  fields: Record<string, string | number>,
  key: string = randomUUID(),
  path = SALARY_RUNS,
) =>
  agent
    .post(path)
    .set('Idempotency-Key', key)
    .field({ title: 'Salaries of October', ...fields })
    .attach('file', table(text), 'table.csv');

export const fetchRun = async ({ agent }: Actor, id: string) =>
  expectSuccess(await agent.get(`/api/admin/batches/${id}`)).details as StoredRun;

/** Waits until every row of an import is done or failed. Returns the import. */
export async function ended(by: Actor, id: string): Promise<StoredRun> {
  await until(async () => (await fetchRun(by, id)).state === 'done', 20_000);
  return fetchRun(by, id);
}

/** The transfers of a run. */
export const entriesOf = (app: TestApp, run: string) =>
  app.connection.collection('ledgerentries').find({ 'subjects.id': run }).toArray();
