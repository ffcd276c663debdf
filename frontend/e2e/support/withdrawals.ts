import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';
import type { CoinLimits } from '../../src/api/coin-limits.gen';
import type { Gift } from '../../src/api/gifts.gen';
import { approvedHost, goLive, register, unique, type AppUser } from './hosts';
import { somebody } from './staff';

const headers = { 'X-Panel': 'admin' };

/** A host who has earned coins by a gift: `context` is signed in as admin, `app` carries no cookies. */
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

/** Account numbers that nobody else has. */
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

/** A host with earnings who asks for these payouts, one after the other. */
export async function earnerAsking(app: APIRequestContext, context: BrowserContext, ...payouts: number[]) {
  const user = await earner(app, context);
  const ids: string[] = [];
  for (const coins of payouts) ids.push(await ask(app, user, coins));
  return { user, ids };
}

/** Decides by a call, behind the back of the screen that is open. */
export async function decideRequest(context: BrowserContext, id: string, status: 1 | 2, reason = '') {
  const answer = await context.request.post(`/api/admin/withdrawal/coinrequest/${id}?status=${status}`, {
    headers,
    data: { reason },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What the user reads in the app, newest first. */
export async function ownRequests(app: APIRequestContext, user: AppUser) {
  const answer = await app.get('/api/app/withdrawals', { headers: user.headers });
  return ((await answer.json()) as { details: { coins: number; status: number; reason: string }[] }).details;
}

export async function wallet(app: APIRequestContext, user: AppUser) {
  const answer = await app.get('/api/app/wallet', { headers: user.headers });
  return ((await answer.json()) as { details: { recievingCoins: number; held: number } }).details;
}

/** Another platform admin, signed in to a browser of its own. */
export async function secondAdmin(browser: Browser, context: BrowserContext, name: string) {
  const { number } = somebody(name);
  const password = 'second-admin-1';
  const added = await context.request.post('/api/admin/admins', {
    headers,
    data: { name, number, password },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const other = await browser.newContext();
  const signedIn = await other.request.post('/api/admin/login', { headers, data: { number, password } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return other;
}

/** More coins than that need two admins; null for no limit. The limit of sends stays as it is. */
export async function limitWithdrawals(context: BrowserContext, withdrawal: number | null) {
  const read = await context.request.get('/api/admin/coinlimits', { headers });
  const { send } = ((await read.json()) as { details: CoinLimits }).details;
  const answer = await context.request.post('/api/admin/coinlimits', {
    headers,
    data: { send: send ?? '', withdrawal: withdrawal ?? '' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
