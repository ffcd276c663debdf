import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { Host } from '../../src/api/hosts.gen';

/** An app user with an app session. */
export interface AppUser {
  _id: string;
  username: string;
  name: string;
  number: string;
  headers: { Authorization: string };
}

let drawn = 0;
/** Returns a text that is unique across all tests and workers. */
export const unique = () => `${Date.now().toString(36)}${process.pid.toString(36)}${(drawn++).toString(36)}`;

async function post(app: APIRequestContext, path: string, user: AppUser, data: object) {
  const answer = await app.post(`/api/app/${path}`, { headers: user.headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { details: { _id: string } };
}

/** Registers an app user. `app` must not have the cookies of a panel; Playwright's `request` fixture has none. */
export async function register(app: APIRequestContext, name = 'Amelia Stone'): Promise<AppUser> {
  const digits = `${String(Date.now()).slice(-6)}${String(process.pid % 100).padStart(2, '0')}${String(drawn++).padStart(2, '0')}`;
  const number = `91${digits}`;
  // All digits have the same width: which columns fit next to the name must not depend on the time.
  const username = `e2e.${digits}`;
  const answer = await app.post('/api/app/register', {
    data: { username, name, number, password: 'a good password' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { details, accessToken } = (await answer.json()) as {
    details: { _id: string };
    accessToken: string;
  };
  return { _id: details._id, username, name, number, headers: { Authorization: `Bearer ${accessToken}` } };
}

export async function apply(app: APIRequestContext, user: AppUser, agencyCode: string, number = user.number) {
  await post(app, 'host/apply', user, { agencyCode, realName: user.name, number });
}

/** Registers a user and applies as a host. */
export async function applicant(app: APIRequestContext, agencyCode = 'AG100001', name?: string) {
  const user = await register(app, name);
  await apply(app, user, agencyCode);
  return user;
}

/** Returns the latest host application, as shown to the applicant in the app. */
export async function ownApplication(app: APIRequestContext, user: AppUser) {
  const answer = await app.get('/api/app/host/applications', { headers: user.headers });
  const { details } = (await answer.json()) as { details: { status: number; reason: string }[] };
  return details[0]!;
}

/** Decides an application as platform admin through the API, without using the open screen. */
export async function decide(
  context: BrowserContext,
  user: AppUser,
  status: 1 | 2,
  reason = '',
  final?: boolean,
) {
  const admin = { 'X-Panel': 'admin' };
  for (const from of [0, 1, 2]) {
    const found = await context.request.get(
      `/api/agency/host/gethost?status=${from}&search=${user.username}&page=1&limit=5`,
      { headers: admin },
    );
    const [host] = ((await found.json()) as { details: Host[] }).details;
    if (!host) continue;
    const answer = await context.request.post('/api/agency/host/approvehost', {
      headers: admin,
      data: { id: host._id, status, reason, final },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return;
  }
  throw new Error(`${user.username} has not applied`);
}

/** Makes the rejection of an application final, as platform admin through the API. */
export const rejectForGood = (context: BrowserContext, user: AppUser) => decide(context, user, 2, '', true);

/** Registers an approved host. */
export async function approvedHost(app: APIRequestContext, context: BrowserContext, agencyCode?: string) {
  const user = await applicant(app, agencyCode);
  await decide(context, user, 1);
  return user;
}

export const goLive = async (app: APIRequestContext, user: AppUser, channelName: string) =>
  (await post(app, 'live/start', user, { channelName })).details._id;

export const endLive = (app: APIRequestContext, user: AppUser, id: string) =>
  post(app, 'live/end', user, { id });

/** Starts and ends a number of live sessions, one after another. */
export async function streamed(app: APIRequestContext, user: AppUser, channelName: string, times: number) {
  for (let count = 0; count < times; count++) await endLive(app, user, await goLive(app, user, channelName));
}
