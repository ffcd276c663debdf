import { expect, type BrowserContext } from '@playwright/test';
import type { User } from '../../src/api/users.gen';

/**
 * Returns a demo data user that a test may change. Each test uses its own slot, counted from the oldest user, so that
 * concurrent tests never share a user.
 */
export async function userAt(context: BrowserContext, slot: number): Promise<User> {
  const answer = await context.request.get(`/api/admin/users?sort=createdAt&limit=1&page=${slot + 1}`, {
    headers: { 'X-Panel': 'admin' },
  });
  const { users } = (await answer.json()) as { users: User[] };
  expect(users).toHaveLength(1);
  return users[0]!;
}
