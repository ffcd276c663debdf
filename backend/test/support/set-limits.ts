// Sets coin limits: a second admin confirms a waiting raise, and earlier movements do not count.
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

/** Puts limits into force ('' for none) and returns the answer to the call of `by`. Deletes earlier waiting requests. */
export async function setLimits(app: TestApp, by: Actor, confirmer: Actor, limits: object) {
  await app.connection.collection('waitinglimits').deleteMany({});
  const answer = expectSuccess(await by.agent.post(COIN_LIMITS).send(limits));
  for (const { _id } of answer.waiting as WaitingLimit[])
    expectSuccess(await decideLimit(confirmer, _id, true));
  await forgetDayTotals(app);
  return answer;
}

/** Starts a new day for every admin. */
export const forgetDayTotals = (app: TestApp) => app.connection.collection('daytotals').deleteMany({});
