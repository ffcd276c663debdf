import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { Video } from '../../src/api/videos.gen';

const headers = { 'X-Panel': 'admin' };

/** Sends a POST request to the API as the admin of this browser. */
export async function post(request: APIRequestContext, path: string, data: object) {
  return request.post(`/api/admin/${path}`, { headers, data });
}

/** Returns the current record of the video with this file. */
export async function videoOf(context: BrowserContext, file: string): Promise<Video> {
  for (const status of [0, 1, 2, 3]) {
    const answer = await context.request.get(
      `/api/admin/content/getVulgar?status=${status}&page=1&limit=100`,
      {
        headers,
      },
    );
    const { details } = (await answer.json()) as { details: Video[] };
    const found = details.find(({ video }) => file.endsWith(video));
    if (found) return found;
  }
  throw new Error(`No video has the file ${file}`);
}

/** Adds another platform admin, who chooses an own password and is signed in to the `other` browser context. */
export async function anotherAdmin(context: BrowserContext, other: BrowserContext, number: string) {
  const password = 'second-admin-1';
  const added = await post(context.request, 'admins', {
    name: 'Ravi Rao',
    number,
    password: 'issued-first-1',
  });
  expect(added.ok(), await added.text()).toBe(true);
  const login = (given: string) =>
    other.request.post('/api/admin/login', { headers, data: { number, password: given } });
  expect((await login('issued-first-1')).ok()).toBe(true);
  const changed = await other.request.put('/api/admin/profile/updatepassword', {
    headers,
    data: { oldpassword: 'issued-first-1', newpassword: password, confirmpassword: password },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  expect((await login(password)).ok()).toBe(true);
}
