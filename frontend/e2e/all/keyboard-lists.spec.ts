// Catalogues and lists by keyboard only: no clicks, no scripted focus, and the focus is always visible.
import type { Gift } from '../../src/api/gifts.gen';
import { unique } from '../support/hosts';
import { Keyboard } from '../support/keyboard';
import { picture } from '../support/picture';
import { asks, readAnew } from '../support/search';
import { expect, signIn, test } from '../support/test';

test('adds, edits and deletes a gift by keyboard', async ({ page, context, shell }) => {
  const keys = new Keyboard(page);
  const title = `Keyed ${unique()}`;
  await signIn(context, 'admin');
  const form = page.getByRole('form');

  await test.step('Add the gift with a picture', async () => {
    await page.goto('/admin');
    await expect(shell.title('Dashboard')).toBeVisible();
    await keys.goTo('add gift', 'Add gift');
    await keys.reach(form.getByLabel('Title'), 4);
    await keys.type(title);
    await keys.reach(form.getByLabel('Coin'), 1);
    await keys.type('7');
    const choosing = page.waitForEvent('filechooser');
    // This call returns after the browser has begun to intercept file choosers. Key presses do not wait for the interception.
    await keys.reach(form.getByLabel('Image'), 1);
    await keys.press('Enter');
    await (await choosing).setFiles(picture);
    await expect(form.getByText(picture.name)).toBeVisible();
    await keys.at(form.getByLabel('Image'));
    await keys.press('Control+Enter');
    await expect(shell.title('Gifts')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  const row = page.locator('#root tr[data-row]');

  await test.step('Find and edit the gift', async () => {
    await keys.search(title);
    await expect(row).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.at(row.getByRole('link', { name: `Edit ${title}` }));
    await keys.press('Enter');
    await expect(shell.title('Edit gift')).toBeVisible();
    await keys.reach(form.getByLabel('Coin'), 5);
    await keys.type('9');
    await keys.press('Enter');
    await expect(shell.title('Gifts')).toBeVisible();
  });

  await test.step('Find and delete the gift', async () => {
    await keys.search(title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('9');
    await keys.press('ArrowDown');
    await keys.press('d');
    await keys.at(shell.dialog.getByRole('button', { name: 'Cancel' }));
    await keys.press('Tab');
    await keys.at(shell.dialog.getByRole('button', { name: 'Delete' }));
    await keys.press('Enter');
    await expect(row).toHaveCount(0);
    await keys.at(page.getByRole('searchbox'));
  });

  await test.step('The list has no such gift', async () => {
    const remaining = await context.request.get(
      `/api/admin/gifts/getgifts?search=${encodeURIComponent(title)}&page=1&limit=5`,
      {
        headers: { 'X-Panel': 'admin' },
      },
    );
    expect(((await remaining.json()) as { details: Gift[] }).details).toEqual([]);
  });
});

test('filters, sorts, pages and exports lists, then signs out, by keyboard', async ({
  page,
  context,
  shell,
  userList,
  filters,
}) => {
  const keys = new Keyboard(page);
  await signIn(context, 'admin');
  await page.goto('/admin');
  await expect(shell.title('Dashboard')).toBeVisible();

  await test.step('Filter the audit log, open entries and export', async () => {
    await keys.goTo('audit', 'Audit log');
    await keys.press('/', 'Tab');
    const kind = filters.chip('Record');
    await keys.reach(kind, 1);
    await keys.press('Enter');
    await keys.at(page.getByRole('menuitemradio').first());
    // Typing a letter moves to the first choice that begins with it.
    await keys.press('w');
    await keys.at(page.getByRole('menuitemradio', { name: 'Withdrawal', exact: true }));
    await readAnew(page, asks('kind', 'withdrawal'), () => keys.press('Enter'));
    await expect(page).toHaveURL('/admin/audit?kind=withdrawal');
    await keys.at(kind);
    await keys.press('Tab', 'Enter');
    await expect(page).toHaveURL('/admin/audit');
    await keys.at(kind);
    await keys.press('/', 'ArrowDown');
    const details = page.getByRole('button', { name: /^Details: / });
    await keys.at(details.first());
    await keys.press('Enter');
    const open = page.locator('[data-details]');
    await expect(open.locator(':focus')).toHaveCount(1);
    const second = (await details.nth(1).getAttribute('id'))!.replace('row-', '');
    await keys.press('ArrowDown');
    await expect(open).toHaveAttribute('data-details', second);
    await keys.press('Escape');
    await keys.at(details.nth(1));
    const save = page.locator('#root').getByRole('button', { name: 'Export', exact: true });
    await save.focus();
    await keys.press('Enter');
    await keys.reach(page.getByRole('menuitem', { name: /CSV/ }), 2, 'ArrowDown');
    const [saved] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
    expect(saved.suggestedFilename()).toMatch(/^audit-[\d-]+\.csv$/);
    await keys.at(save);
  });

  await test.step('Sort the users and change pages', async () => {
    await keys.goTo('users', 'Users');
    await expect(userList.rows).toHaveCount(5);
    await keys.press('/');
    const head = userList.head('Username').getByRole('button');
    // The filters come before the table.
    await keys.reach(head, 7, 'Tab');
    await readAnew(page, asks('sort', 'username'), () => keys.press('Enter'));
    await expect(page).toHaveURL(/sort=username/);
    await keys.at(head);
    await keys.press('/');
    await keys.reach(userList.pages.getByRole('button', { name: 'Next' }), 6, 'ArrowDown');
    await keys.press('Enter');
    await expect(userList.range).toContainText('Showing 6 to 10');
    await keys.press('Shift+Tab');
    await keys.reach(userList.pages.getByRole('button', { name: 'Previous' }), 5, 'Shift+Tab');
    await keys.press('Enter');
    await expect(userList.range).toContainText('Showing 1 to 5');
    await keys.at(userList.pageButton(1));
  });

  await test.step('Skip to the content and sign out', async () => {
    await page.reload();
    await expect(userList.rows).toHaveCount(5);
    await keys.press('Tab');
    await keys.at(page.getByRole('link', { name: 'Skip to content' }));
    await keys.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await keys.reach(shell.account, 2, 'Shift+Tab');
    const signOut = page.getByRole('menuitem', { name: 'Sign out' });
    await keys.press('Enter');
    await keys.reach(signOut, 3, 'ArrowDown');
    await keys.press('Escape');
    await keys.at(shell.account);
    await keys.press('Enter');
    await keys.reach(signOut, 3, 'ArrowDown');
    await keys.press('Enter');
    await expect(page).toHaveURL('/');
  });
});
