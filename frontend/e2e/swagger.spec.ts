import { expect, test } from './support/test';

test('signs in on the API page and tries a call and an upload', async ({ page }) => {
  // Every test fails when the policy blocks something. This page must have the same policy as all other pages.
  const response = await page.goto('/api/docs');
  expect(response!.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByRole('heading', { name: /Callboard API/ })).toBeVisible();
  const show = (tag: string) => page.locator(`[id="operations-tag-${tag}"]`).click();
  const call = async (tag: string, operation: string) => {
    const block = page.locator(`[id="operations-${tag}-${operation}"]`);
    await block.getByRole('button').first().click();
    return block;
  };
  const answer = '.live-responses-table .response-col_status';

  await test.step('Sign in', async () => {
    await show('auth');
    const login = await call('auth', 'loginAdmin');
    await login.getByRole('button', { name: 'Execute' }).click();
    await expect(login.locator(answer).last()).toHaveText('200');
  });

  await test.step('Call a list', async () => {
    await show('tags');
    const list = await call('tags', 'listTags');
    await expect(list).toContainText('For admin.');
    await list.getByRole('button', { name: 'Execute' }).click();
    await expect(list.locator(answer).last()).toHaveText('200');
  });

  await test.step('Open an upload', async () => {
    const add = await call('tags', 'addTag');
    await expect(add.locator('input[type=file]')).toBeVisible();
  });

  await test.step('The token is in no storage', async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain('eyJ');
  });
});
