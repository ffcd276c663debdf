// Bulk changes over HTTP: starts one, waits for its job, and reads its rows.
import { randomUUID } from 'node:crypto';
import type { Actor } from './app.js';
import { expectSuccess } from './errors.js';
import { fetchRun } from '../withdrawals/salary-runs.js';
import { until } from './until.js';

export interface Row {
  state: string;
  label: string;
  about: string;
  reason: string;
}

/** Starts a bulk change of everything that `query` matches, or of the `ids` in the order. */
export const startBulk = (
  { agent }: Actor,
  path: string,
  order: object,
  query: object = {},
  key: string = randomUUID(),
) => agent.post(`/api/admin/${path}`).query(query).set('Idempotency-Key', key).send(order);

export const undoBulk = ({ agent }: Actor, id: string) => agent.post(`/api/admin/bulk/${id}/undo`);

/** Waits until every row is done or failed. Returns the batch. */
export async function finished(by: Actor, id: string) {
  await until(async () => {
    const { state, error } = await fetchRun(by, id);
    expect(error).toBe('');
    return state === 'done';
  }, 60_000);
  return { ...(await fetchRun(by, id)), _id: id };
}

/** Starts a bulk change and waits for its end. */
export async function bulk(by: Actor, path: string, order: object, query: object = {}) {
  const { batch } = expectSuccess(await startBulk(by, path, order, query));
  return finished(by, String(batch));
}

/** Undoes a bulk change and waits for the end. */
export async function undone(by: Actor, id: string) {
  const { batch } = expectSuccess(await undoBulk(by, id));
  return finished(by, String(batch));
}

export const rowsOf = async ({ agent }: Actor, id: string) =>
  expectSuccess(await agent.get(`/api/admin/batches/${id}/rows`)).details as unknown as Row[];
