import { expect, type APIRequestContext } from '@playwright/test';

/** Answers the _id of a plan that was added. */
export async function addPlan(request: APIRequestContext, title: string): Promise<string> {
  const answer = await request.post('/api/admin/plan/createPlan', {
    headers: { 'X-Panel': 'admin' },
    data: { title, coins: 10, rs: 5 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { plans: { _id: string } }).plans._id;
}
