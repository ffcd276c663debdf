import { interceptable } from './support/interceptable';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('shows the documented columns, masked phone numbers and the total', async ({ userList, page }) => {
  await userList.open();
  await expect(userList.rows).toHaveCount(5);
  for (const head of ['Sr.', 'Image', 'Username', 'Phone', 'Coins', 'Receiving Coins', 'Status', 'Action'])
    await expect(userList.head(head)).toBeVisible();
  await expect(userList.rows.first()).toContainText(/\*{4}\d{6}/);
  await expect(userList.range).toHaveText('Showing 1 to 5 of 300 entries');
  await expect(page).toHaveTitle(/Manage users · Callboard Admin$/);
});

test('searches while typing; Back reverts the search, and a shared link repeats it', async ({
  userList,
  page,
  context,
}) => {
  await userList.open();
  await expect(userList.links).toHaveCount(5);
  const wanted = (await userList.usernames())[2]!;
  await userList.search.pressSequentially(wanted, { delay: 15 });
  await expect(page).toHaveURL(`/admin/manageUser?search=${wanted}`);
  await expect(userList.range).not.toContainText('of 300');

  const shared = await context.newPage();
  await shared.goto(page.url());
  // The list that follows the typing may still show the answer for the first letters.
  const found = await shared.getByText(/^Showing 1 to /).innerText();
  await expect(userList.range).toHaveText(found);
  expect(await userList.usernames()).toContain(wanted);

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(userList.search).toHaveValue(wanted);
    await expect(userList.range).toHaveText(found);
  });

  await test.step('Go back', async () => {
    await page.goBack();
    await expect(userList.search).toHaveValue('');
    await expect(userList.range).toHaveText('Showing 1 to 5 of 300 entries');
  });
});

test('reports that the server does not answer, and continues with Retry', async ({ userList, page }) => {
  await interceptable(page);
  const answers = '**/api/admin/users?**';
  await userList.open();
  await expect(userList.rows).toHaveCount(5);
  await page.route(answers, (route) => route.abort());
  await userList.pageButton(2).click();
  await expect(page.getByRole('alert')).toContainText('No connection');
  await page.unroute(answers);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(userList.range).toHaveText('Showing 6 to 10 of 300 entries');
});
