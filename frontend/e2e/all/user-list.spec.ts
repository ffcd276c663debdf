import { interceptable } from '../support/interceptable';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('keeps the digits of a masked phone number in order in right-to-left text', async ({
  userList,
  page,
}) => {
  await userList.open();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const places = await userList.rows
    .first()
    .getByText(/^\*{4}\d{6}/)
    .evaluate((phone) => {
      const text = phone.firstChild as Text;
      const range = document.createRange();
      return Array.from(text.data, (_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
  expect(places).toHaveLength(12);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('pages by number, Next and Previous, with two pages on either side', async ({ userList, page }) => {
  await test.step('The first page has no previous page', async () => {
    await userList.open();
    await expect(userList.pages.getByRole('button')).toHaveText(['Previous', '1', '2', '3', 'Next']);
    await expect(userList.pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  await test.step('Go to page 3 and to the next page', async () => {
    await userList.pageButton(3).click();
    await expect(userList.range).toHaveText('Showing 11 to 15 of 300 entries');
    await userList.pages.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin/manageUser?page=4');
    await expect(userList.pages.getByRole('button')).toHaveText([
      'Previous',
      '2',
      '3',
      '4',
      '5',
      '6',
      'Next',
    ]);
    await expect(userList.rows.first()).toContainText('16');
  });

  await test.step('Go back', async () => {
    await page.goBack();
    await expect(userList.range).toHaveText('Showing 11 to 15 of 300 entries');
  });
});

test('changes the page size and returns to the first page', async ({ userList, page }) => {
  await userList.open('?page=3');
  await userList.size.click();
  await expect(page.getByRole('option')).toHaveText(['5', '10', '20', '50', 'Fit']);
  await page.getByRole('option', { name: '20' }).click();
  await expect(page).toHaveURL('/admin/manageUser?limit=20');
  await expect(userList.rows).toHaveCount(20);
});

test('explains what to do when nothing matches', async ({ userList, page }) => {
  await userList.open('?search=zzzznobody');
  await expect(page.getByText('No matches for “zzzznobody”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(userList.rows).toHaveCount(5);
});

test('leads back from a page after the end of the list', async ({ userList, page }) => {
  await userList.open('?page=999');
  await expect(page.getByText('0 of 300 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(userList.range).toHaveText('Showing 296 to 300 of 300 entries');
  await userList.open('?page=999');
  await page.getByRole('button', { name: 'Go to the last page' }).click();
  await expect(userList.range).toHaveText('Showing 296 to 300 of 300 entries');
});

test('sorts by a column head: ascending, descending, default order', async ({ userList, page }) => {
  await userList.open();
  await userList.sortBy('Coins');
  await expect(page).toHaveURL('/admin/manageUser?sort=coin');
  await expect.poll(async () => isAscending(await userList.numbers(5))).toBe(true);
  await userList.sortBy('Coins');
  await expect(page).toHaveURL('/admin/manageUser?sort=-coin');
  await expect.poll(async () => isAscending((await userList.numbers(5)).reverse())).toBe(true);
  await userList.sortBy('Coins');
  await expect(page).toHaveURL('/admin/manageUser');
});

test('gives up a request without an answer and continues with Retry', async ({ userList, page }) => {
  await interceptable(page);
  await page.clock.install();
  await userList.open();
  await expect(userList.rows).toHaveCount(5);
  let asked = 0;
  await page.route('**/api/admin/users?**', (route) => {
    asked += 1;
    return asked === 1 ? undefined : route.continue();
  });
  await userList.pageButton(2).click();
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toContainText('The server took too long to respond');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(userList.range).toHaveText('Showing 6 to 10 of 300 entries');
});

test('opens the details of a user by a click anywhere on the row, and from there the page', async ({
  userList,
  page,
}) => {
  await userList.open();
  await expect(userList.links.first()).toBeVisible();
  await userList.rows.nth(1).getByRole('cell').nth(3).click();
  await expect(page).toHaveURL(/[?&]open=/);
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/ViewUser\?id=/);
});

function isAscending(numbers: number[]): boolean {
  return numbers.length > 1 && numbers.every((value, index) => index === 0 || value >= numbers[index - 1]!);
}
