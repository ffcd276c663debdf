import { expect, type BrowserContext } from '@playwright/test';
import type { CoinLimitsResponse } from '../../src/api/coin-limits.gen';

const headers = { 'X-Panel': 'admin' };

async function post(context: BrowserContext, path: string, data: object) {
  const answer = await context.request.post(`/api/admin/${path}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

/** Sets the named limits; '' removes a limit. `confirmer` confirms an increase. The other limit stays. */
export async function limitCoins(
  context: BrowserContext,
  confirmer: BrowserContext,
  limits: { send?: number | ''; withdrawal?: number | '' },
) {
  const answer = await post(context, 'coinlimits', limits);
  for (const { _id } of ((await answer.json()) as CoinLimitsResponse).waiting)
    await post(confirmer, `coinlimits/waiting/${_id}`, { approve: true });
}

/** Asks for coins above the limit for a coin agency, as the admin of this browser. */
export const askCoins = (context: BrowserContext, code: string, coin: number) =>
  post(context, 'recharge/sendcoin', { to: 1, userId: code, coin });
