// The export of a list without rows, its times and columns, and its end before the file arrives.
import { sheetRows } from '../../../backend/test/support/sheet-rows';
import { ExportMenu } from '../pages/export-menu';
import { ListMenu } from '../pages/list-menu';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { line, movedBefore, userColumns, without } from '../support/user-columns';

test('offers no export of an empty list', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser?search=nobody-has-this-name');
  await expect(page.locator('#root').getByText('No match', { exact: false }).first()).toBeVisible();
  await expect(new ExportMenu(page).button).toBeDisabled();
});

test('exports times as times of the reader', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/rechargeHistory');
  const book = await new ExportMenu(page).save(/XLSX/);
  const [titles = [], first = []] = await sheetRows(book.content);
  expect(first[titles.indexOf('CreatedAt')]).toBeInstanceOf(Date);
  expect(first[titles.indexOf('Coin')]).toEqual(expect.any(Number));
});

test('exports the chosen columns in their order', async ({ page, context }) => {
  await signIn(context, 'admin');
  // The test uses an admin of its own, because the choice is stored.
  await addAdmin(context);
  await page.goto('/admin/manageUser?limit=20');
  const list = new ListMenu(page);
  await list.open();
  await list.column('Phone').uncheck();
  await list.drag('Coins', 'Username');
  await list.close();
  const { content } = await new ExportMenu(page).save(/CSV/);
  const [head] = content.toString().replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(line(movedBefore(without(userColumns, 'Phone'), 'Coins', 'Username')));
});

test('cancels an export before it has begun to arrive', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await page.route(/format=csv/, () => undefined);
  const asked = page.waitForRequest(/format=csv/);
  const exporting = new ExportMenu(page);
  await exporting.choose(/CSV/);
  const request = await asked;
  await expect(exporting.cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exporting.button).toBeVisible();
  await expect.poll(() => request.failure()?.errorText ?? '').toMatch(/ABORTED/);
});
