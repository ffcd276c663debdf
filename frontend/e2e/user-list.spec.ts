import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const documented = ['Image', 'Username', 'Phone', 'Coins', 'Receiving Coins', 'Status'];

test('shows the documented columns, masked phone numbers and the total', async ({
  userList,
  listMenu,
  page,
}) => {
  await userList.open();
  await expect(userList.rows).toHaveCount(5);
  for (const head of ['Sr.', ...documented, 'Action']) await expect(userList.head(head)).toBeVisible();
  const titles = await listMenu.titles();
  expect(titles.filter((title) => documented.includes(title))).toEqual(documented);
  await expect(userList.rows.first()).toContainText(/\*{4}\d{6}/);
  await expect(userList.range).toHaveText('Showing 1 to 5 of 300 entries');
  await expect(page).toHaveTitle(/Users · Callboard Admin$/);
});
