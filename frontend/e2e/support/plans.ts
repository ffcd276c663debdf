import { expect, type APIRequestContext } from '@playwright/test';

/** Adds a plan and returns its _id. */
export async function addPlan(request: APIRequestContext, title: string): Promise<string> {
  const answer = await request.post('/api/admin/plan/createPlan', {
    headers: { 'X-Panel': 'admin' },
    data: { title, coins: 10, rs: 5 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { plans: { _id: string } }).plans._id;
}
