// Limits for tests: a raise that waits is confirmed by a second admin, and nothing that was moved before counts.
import type { Actor, TestApp } from './app.js';
import { expectSuccess } from './errors.js';

export const COIN_LIMITS = '/api/admin/coinlimits';

export interface WaitingLimit {
  _id: string;
  limit: 'send' | 'withdrawal';
  to: number | null;
  askedBy: string;
  own: boolean;
  mayConfirm: boolean;
  obstacle: string;
}

export const decideLimit = ({ agent }: Actor, id: string, approve: boolean) =>
  agent.post(`${COIN_LIMITS}/waiting/${id}`).send({ approve });

/** Brings limits into force, '' for none, and answers what the call of `by` answered. What waited before is gone. */
export async function setLimits(app: TestApp, by: Actor, confirmer: Actor, limits: object) {
  await app.connection.collection('waitinglimits').deleteMany({});
  const answer = expectSuccess(await by.agent.post(COIN_LIMITS).send(limits));
  for (const { _id } of answer.waiting as WaitingLimit[])
    expectSuccess(await decideLimit(confirmer, _id, true));
  await forgetDayTotals(app);
  return answer;
}

/** Begins a new day for every admin. */
export const forgetDayTotals = (app: TestApp) => app.connection.collection('daytotals').deleteMany({});
