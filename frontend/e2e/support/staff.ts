import { expect, type BrowserContext } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { accounts } from './accounts';
import { picture } from './picture';

interface Listed {
  _id: string;
  name: string;
  uniqueId: string;
}

/** How each kind is listed by the platform admin: the call and the key of its answer. */
const lists = {
  bd: ['bdpanel/getbd', 'data'],
  agencyadmin: ['agencadminpanel/getall', 'details'],
  agency: ['admin/agencyPanel/getAgencyPanel', 'details'],
  coin: ['admin/coinPanel/getCoinPanel', 'details'],
} as const;
export type StaffKey = keyof typeof lists;

/** The demo account of a kind, as the platform admin finds it. */
export async function demoAccount(context: BrowserContext, kind: StaffKey): Promise<Listed> {
  const [call, key] = lists[kind];
  const answer = await context.request.get(`/api/${call}?search=${encodeURIComponent(accounts[kind].id)}`, {
    headers: { 'X-Panel': 'admin' },
  });
  const rows = ((await answer.json()) as Record<string, Listed[]>)[key]!;
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

let drawn = 0;
/** Somebody who is not there yet: names, mails and numbers of staff are unique. */
export function somebody(name: string) {
  const digits = `${Date.now()}${process.pid % 100}${drawn++}`.slice(-10);
  return { name: `${name} ${digits}`, email: `e2e.${digits}@example.com`, number: `91${digits}` };
}

/** A BD added by the platform admin, with a password that its owner has not changed. */
export async function addBd(context: BrowserContext, password: string, name = 'Fresh BD'): Promise<Listed> {
  const answer = await context.request.post('/api/bdpanel/createbd', {
    headers: { 'X-Panel': 'admin' },
    multipart: { ...somebody(name), password, image: picture },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Listed }).data;
}

/** A coin agency that has coins, sent by the platform admin. */
export async function addCoinAgency(context: BrowserContext, coins: number): Promise<Listed> {
  const headers = { 'X-Panel': 'admin' };
  const account = somebody('Fresh coins');
  const added = await context.request.post('/api/admin/coinPanel/addCoinPanel', {
    headers,
    multipart: { ...account, username: account.number, password: 'fresh-coins-1', image: picture },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { details } = (await added.json()) as { details: Listed };
  const sent = await context.request.post('/api/admin/recharge/sendcoin', {
    headers,
    data: { to: 1, userId: details.uniqueId, coin: coins },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  return details;
}

/** Issues a password anew, which its owner then has to change. */
export async function issuePassword(context: BrowserContext, id: string, password: string) {
  const answer = await context.request.put(`/api/bdpanel/updatebd?id=${id}`, {
    headers: { 'X-Panel': 'admin' },
    multipart: { password, mustChangePassword: 'true' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const panelsOfStaff: Exclude<PanelKey, 'admin'>[] = ['bd', 'agencyadmin', 'agency', 'coin'];
