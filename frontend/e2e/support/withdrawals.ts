import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { Gift } from '../../src/api/gifts.gen';
import type { WithdrawalCountsResponse } from '../../src/api/withdrawals.gen';
import { approvedHost, goLive, register, unique, type AppUser } from './hosts';

const headers = { 'X-Panel': 'admin' };

/** Registers a host who has earned coins from a gift. `context` is signed in as admin, and `app` has no cookies. */
export async function earner(app: APIRequestContext, context: BrowserContext): Promise<AppUser> {
  const host = await approvedHost(app, context);
  const giver = await register(app, 'Generous Giver');
  await goLive(app, host, `Earning ${unique()}`);
  const listed = await context.request.get('/api/admin/gifts/getgifts', { headers });
  const { details } = (await listed.json()) as { details: Gift[] };
  const gift = details.reduce((dear, one) => (one.coin > dear.coin ? one : dear));
  const sent = await context.request.post('/api/admin/recharge/sendcoin', {
    headers,
    data: { to: 2, userId: giver.username, coin: gift.coin },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const given = await app.post('/api/app/gift', {
    headers: giver.headers,
    data: { gift: gift._id, userId: host._id },
  });
  expect(given.ok(), await given.text()).toBe(true);
  return host;
}

/** Makes account numbers unique. */
let drawn = 0;
export const account = () => `${Date.now()}${process.pid % 1000}${drawn++}`.slice(-14);

export async function ask(app: APIRequestContext, user: AppUser, coins: number, accountNo = account()) {
  const answer = await app.post('/api/app/withdrawals', {
    headers: user.headers,
    data: {
      coins,
      accountNo,
      bankName: 'State Bank of India',
      ifscCode: 'SBIN0001234',
      panNumber: 'ABCDE1234F',
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { details: { _id: string } }).details._id;
}

/** Registers a host with earnings who requests these payouts, one after another. */
export async function earnerAsking(app: APIRequestContext, context: BrowserContext, ...payouts: number[]) {
  const user = await earner(app, context);
  const ids: string[] = [];
  for (const coins of payouts) ids.push(await ask(app, user, coins));
  return { user, ids };
}

/** Decides a request through the API, without using the open screen. */
export async function decideRequest(context: BrowserContext, id: string, status: 1 | 2, reason = '') {
  const answer = await context.request.post(`/api/admin/withdrawal/coinrequest/${id}?status=${status}`, {
    headers,
    data: { reason },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Returns the user's withdrawal requests in the app, newest first. */
export async function ownRequests(app: APIRequestContext, user: AppUser) {
  const answer = await app.get('/api/app/withdrawals', { headers: user.headers });
  return ((await answer.json()) as { details: { coins: number; status: number; reason: string }[] }).details;
}

export async function wallet(app: APIRequestContext, user: AppUser) {
  const answer = await app.get('/api/app/wallet', { headers: user.headers });
  return ((await answer.json()) as { details: { recievingCoins: number; held: number } }).details;
}

/** Returns the numbers of all requests by state. */
export async function countRequests(context: BrowserContext) {
  const answer = await context.request.get('/api/admin/withdrawal/counts', { headers });
  return ((await answer.json()) as WithdrawalCountsResponse).details;
}
