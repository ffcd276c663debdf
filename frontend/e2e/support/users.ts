import { expect, type BrowserContext } from '@playwright/test';
import type { User } from '../../src/api/users.gen';

const headers = { 'X-Panel': 'admin' };

/**
 * Returns a demo data user that a test may change. Each test uses its own slot, counted from the oldest user, so that
 * concurrent tests never share a user.
 */
export async function userAt(context: BrowserContext, slot: number): Promise<User> {
  const answer = await context.request.get(`/api/admin/users?sort=createdAt&limit=1&page=${slot + 1}`, {
    headers,
  });
  const { users } = (await answer.json()) as { users: User[] };
  expect(users).toHaveLength(1);
  return users[0]!;
}

/** Returns the user of a slot without ban and tag, and active. A test may have failed before it removed these. */
export async function plainUserAt(context: BrowserContext, slot: number): Promise<User> {
  const { _id } = await userAt(context, slot);
  for (const [call, data] of [
    [`userban?id=${_id}`, { banStatus: '0' }],
    [`deviceban?id=${_id}`, { banStatus: '0' }],
    [`usertag?id=${_id}`, { myTag: '' }],
    ['userstatus', { id: _id, active: true }],
  ] as const) {
    const answer = await context.request.post(`/api/admin/${call}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return userAt(context, slot);
}
