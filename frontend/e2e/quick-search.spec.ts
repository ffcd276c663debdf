// The quick search: records by phone and name, within the scope of each panel, and a search that fails.
import { formatPhone } from '../src/lib/format';
import { userAt } from './support/users';
import { expect, signIn, test } from './support/test';

test('the quick search finds a user by phone and opens the record by keyboard', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const { _id } = await userAt(context, 71);
  const answer = await context.request.get(`/api/admin/view_user?id=${_id}`, {
    headers: { 'X-Panel': 'admin' },
  });
  const { details: user } = (await answer.json()) as { details: { username: string; number: string } };
  await page.goto('/admin');

  await test.step('Find the user by the number as people write it', async () => {
    await shell.find(formatPhone(user.number));
    await expect(shell.found('Users')).toHaveText([new RegExp(`^${user.username}`)]);
  });

  await test.step('Open the record', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/ViewUser?id=${_id}`);
    await expect(shell.title(user.username)).toBeVisible();
  });

  await test.step('Find the record again among the recent ones', async () => {
    await shell.find('');
    await expect(shell.found('Recently opened')).toHaveText([new RegExp(`^${user.username}`)]);
    await page.keyboard.press('Escape');
    await expect(shell.search).toBeHidden();
  });

  await test.step('A search that fails offers Retry', async () => {
    await page.route('**/api/search?*', (route) =>
      route.fulfill({ status: 500, json: { success: 0, message: 'Something went wrong', code: 'INTERNAL' } }),
    );
    await shell.find('sharma');
    await expect(page.getByRole('alert')).toContainText('Records could not be searched');
    await page.unroute('**/api/search?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(shell.found('Users').first()).toContainText('sharma');
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
