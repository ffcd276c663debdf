import { type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { CoinAgency } from '../../src/api/coin-panel.gen';
import type { StatementResponse } from '../../src/api/ledger.gen';
import { addCoinAgency } from './staff';
import { signIn } from './test';

const admin = { 'X-Panel': 'admin' };

/** Adds a coin agency and signs it in to the coin panel of this browser, in addition to the admin. */
export async function ownCoinAgency(context: BrowserContext, coins: number) {
  const agency = await addCoinAgency(context, coins);
  await signInAgency(context, agency.uniqueId);
  return agency;
}

/** Signs an added coin agency in to the coin panel. */
export const signInAgency = (context: BrowserContext, uniqueId: string) =>
  signIn(context, 'coin', { id: uniqueId, password: 'fresh-coins-1' });

export async function balanceOf(request: APIRequestContext, code: string): Promise<number> {
  const answer = await request.get(`/api/admin/coinPanel/getCoinPanel?search=${encodeURIComponent(code)}`, {
    headers: admin,
  });
  const { details } = (await answer.json()) as { details: CoinAgency[] };
  return details.find(({ uniqueId }) => uniqueId === code)!.coins;
}

/** Returns the amounts of the ledger entries of an account, newest first. */
export async function movements(request: APIRequestContext, account: string): Promise<number[]> {
  const answer = await request.get(`/api/admin/ledger/statement?account=${account}&page=1&limit=50`, {
    headers: admin,
  });
  const { details } = (await answer.json()) as StatementResponse;
  return details.map(({ amount }) => amount);
}
