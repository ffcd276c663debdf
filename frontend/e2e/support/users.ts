import { expect, type BrowserContext } from '@playwright/test';
import type { User } from '../../src/api/users.gen';

/**
 * The users of the demo data that a test may change: each test takes a slot of its own, counted from the oldest, so
 * that tests which run side by side never meet.
 */
export async function userAt(context: BrowserContext, slot: number): Promise<User> {
  const answer = await context.request.get(`/api/admin/users?sort=createdAt&limit=1&page=${slot + 1}`, {
    headers: { 'X-Panel': 'admin' },
  });
  const { users } = (await answer.json()) as { users: User[] };
  expect(users).toHaveLength(1);
  return users[0]!;
}
