import { expect, test } from './support/test';

test('ops sign in on the page of the API, and try a call and an upload there', async ({ page }) => {
  // Every test fails when the policy stops something; here it must be the one of all other pages.
  const answered = await page.goto('/api/docs');
  expect(answered!.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByRole('heading', { name: /Callboard API/ })).toBeVisible();
  const show = (tag: string) => page.locator(`[id="operations-tag-${tag}"]`).click();
  const call = async (tag: string, operation: string) => {
    const block = page.locator(`[id="operations-${tag}-${operation}"]`);
    await block.getByRole('button').first().click();
    return block;
  };
  const answer = '.live-responses-table .response-col_status';

  await show('auth');
  const login = await call('auth', 'loginAdmin');
  await login.getByRole('button', { name: 'Execute' }).click();
  await expect(login.locator(answer).last()).toHaveText('200');

  await show('tags');
  const list = await call('tags', 'listTags');
  await expect(list).toContainText('For admin.');
  await list.getByRole('button', { name: 'Execute' }).click();
  await expect(list.locator(answer).last()).toHaveText('200');
  const add = await call('tags', 'addTag');
  await expect(add.locator('input[type=file]')).toBeVisible();

  // The token is in no storage: a reload of the page forgets it.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('eyJ');
});
