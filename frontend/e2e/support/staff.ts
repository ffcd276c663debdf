import { expect, type BrowserContext } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { accounts } from './accounts';
import { picture } from './picture';

interface Listed {
  _id: string;
  name: string;
  uniqueId: string;
}

/** The list endpoint of each kind for the platform admin, and the key of the rows in its response. */
const lists = {
  bd: ['bdpanel/getbd', 'data'],
  agencyadmin: ['agencadminpanel/getall', 'details'],
  agency: ['admin/agencyPanel/getAgencyPanel', 'details'],
  coin: ['admin/coinPanel/getCoinPanel', 'details'],
} as const;
export type StaffKey = keyof typeof lists;

/** Returns the demo account of a kind from the platform admin's list. */
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
/** Returns the name, email and number of a new staff member. They are unique. */
export function newPerson(name: string) {
  const digits = `${Date.now()}${process.pid % 100}${drawn++}`.slice(-10);
  return { name: `${name} ${digits}`, email: `e2e.${digits}@example.com`, number: `91${digits}` };
}

/** Adds a BD as platform admin. The owner has not changed the password. */
export async function addBd(context: BrowserContext, password: string, name = 'Fresh BD'): Promise<Listed> {
  const answer = await context.request.post('/api/bdpanel/createbd', {
    headers: { 'X-Panel': 'admin' },
    multipart: { ...newPerson(name), password, image: picture },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Listed }).data;
}

/** Adds an agency admin below a BD, given by its code, as platform admin. */
export async function addAgencyAdmin(context: BrowserContext, createBy: string): Promise<Listed> {
  const answer = await context.request.post('/api/agencadminpanel/createagencyadmin', {
    headers: { 'X-Panel': 'admin' },
    multipart: { ...newPerson('Fresh agency admin'), password: 'fresh-admin-1', createBy, image: picture },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Listed }).data;
}

/** Adds a coin agency and sends it coins as platform admin. */
export async function addCoinAgency(context: BrowserContext, coins: number): Promise<Listed> {
  const headers = { 'X-Panel': 'admin' };
  const account = newPerson('Fresh coins');
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

/** Issues a new password to a BD, who must then change it. */
export async function issuePassword(context: BrowserContext, id: string, password: string) {
  const answer = await context.request.put(`/api/bdpanel/updatebd?id=${id}`, {
    headers: { 'X-Panel': 'admin' },
    multipart: { password, mustChangePassword: 'true' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const panelsOfStaff: Exclude<PanelKey, 'admin'>[] = ['bd', 'agencyadmin', 'agency', 'coin'];
