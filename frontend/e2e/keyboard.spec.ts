// What staff do most, by keyboard alone: no click, no jump of the focus by script, and always in sight where it is. The
// queue of videos has its keys in moderation.spec.ts, single decisions on hosts and withdrawals in theirs.
import type { Gift } from '../src/api/gifts.gen';
import { accounts } from './support/accounts';
import { balanceOf, ownCoinAgency } from './support/coins';
import { applicant, ownApplication, register, unique } from './support/hosts';
import { Keyboard } from './support/keyboard';
import { picture } from './support/picture';
import { asks, readAnew } from './support/search';
import { expect, signIn, test } from './support/test';
import { ask, earner, ownRequests } from './support/withdrawals';

test('signs in, finds a user, edits and bans them', async ({
  page,
  request,
  shell,
  loginPage,
  userList,
  userPage,
}) => {
  const keys = new Keyboard(page);
  const user = await register(request, 'Kiran Keys');

  await test.step('sign in', async () => {
    await loginPage.open('admin');
    await keys.at(loginPage.id);
    await keys.type(accounts.admin.id);
    await keys.press('Tab');
    await keys.at(loginPage.password);
    await keys.type(accounts.admin.password);
    await keys.press('Tab');
    await keys.at(page.getByRole('checkbox', { name: 'Remember' }));
    await keys.press('Tab');
    await keys.at(loginPage.submit);
    await keys.press('Enter');
    await expect(shell.title('Dashboard')).toBeVisible();
  });

  await test.step('find and open', async () => {
    await keys.goTo('manage us', 'Manage users');
    await keys.search(user.username);
    await expect(userList.rows).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.at(userList.links.first());
    await keys.press('Enter');
    await expect(shell.title(user.username)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('edit', async () => {
    await keys.reach(userPage.edit, 4);
    await keys.press('Enter');
    await keys.at(userPage.field('Username'));
    await keys.press('Tab');
    await keys.at(userPage.field('Name'));
    await keys.type('Kiran of the keys');
    await keys.press('Enter');
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    await expect(userPage.value('Name')).toHaveText('Kiran of the keys');
    await keys.at(userPage.edit);
  });

  await test.step('ban', async () => {
    await keys.reach(userPage.ban, 20);
    await keys.press('ArrowDown');
    await keys.at(shell.dialog.getByRole('textbox'));
    await keys.press('Escape');
    await expect(shell.dialog).toBeHidden();
    await expect(userPage.ban).toHaveValue('0');
    await keys.at(userPage.ban);
    await keys.press('ArrowDown');
    await keys.at(shell.dialog.getByRole('textbox'));
    await keys.press('Tab', 'Tab');
    await keys.at(shell.dialog.getByRole('button', { name: 'Ban user' }));
    await keys.press('Enter');
    await expect(userPage.ban).toHaveValue('1');
    await keys.at(userPage.ban);
    await expect(userPage.header).toContainText('Banned');
  });
});

test('decides about hosts: rejects with a reason, approves the next', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const keys = new Keyboard(page);
  const family = `Keyed ${unique()}`;
  const users = [await applicant(request, 'AG100001', family), await applicant(request, 'AG100001', family)];
  await signIn(context, 'agency');
  await page.goto('/agency/dashboard');
  await expect(shell.title('Dashboard')).toBeVisible();
  await keys.goTo('pending', 'Pending hosts');
  await keys.search(family);
  await expect(hostList.rows).toHaveCount(2);
  const names = (await hostList.rows.getByRole('link').allInnerTexts()).map((name) => name.trim());
  const [first, second] = names.map((name) => users.find(({ username }) => username === name)!);
  await keys.press('ArrowDown');
  await keys.at(hostList.expand(first!.username));
  await keys.press('r');
  await keys.at(hostList.reason);
  await keys.press('Control+Enter');
  await expect(shell.dialogText('This field cannot be empty')).toBeVisible();
  await keys.type('The phone does not answer');
  await keys.press('Control+Enter');
  await expect(hostList.rows).toHaveCount(1);
  await keys.at(hostList.expand(second!.username));
  await keys.press('a');
  await expect(hostList.rows).toHaveCount(0);
  await keys.at(hostList.search);
  expect(await ownApplication(request, first!)).toMatchObject({
    status: 2,
    reason: 'The phone does not answer',
  });
  expect(await ownApplication(request, second!)).toMatchObject({ status: 1 });
});

test('approves chosen withdrawals together, and with Caps Lock the one at the keyboard', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const keys = new Keyboard(page);
  await signIn(context, 'admin');
  const user = await earner(request, context);
  for (const coins of [70, 71, 72, 73]) await ask(request, user, coins);
  await withdrawals.open('pending', user.username);
  await expect(withdrawals.rows).toHaveCount(4);
  await keys.press('j', 'j', 'x', 'k');
  await keys.at(withdrawals.expand(70));
  // A capital without Shift, as Caps Lock writes it.
  await keys.press('A');
  // Where coins are paid, the keyboard begins at the way out.
  const wayOut = shell.dialog.getByRole('button', { name: 'Cancel' });
  await keys.at(wayOut);
  await keys.press('Tab');
  await keys.at(shell.dialog.getByRole('button', { name: 'Approve 70 coins' }));
  await keys.press('Enter');
  await expect(withdrawals.rows).toHaveCount(3);
  await keys.at(withdrawals.expand(71));
  expect((await ownRequests(request, user)).map(({ status }) => status)).toEqual([0, 0, 0, 1]);
  await keys.press('j', 'x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await keys.press('Shift+A');
  await keys.at(wayOut);
  await keys.press('Escape');
  await expect(shell.dialog).toBeHidden();
  await keys.at(withdrawals.expand(72));
  await keys.press('Shift+A');
  await keys.at(wayOut);
  await keys.press('Tab');
  await keys.at(shell.dialog.getByRole('button', { name: 'Approve' }));
  await keys.press('Enter');
  await expect(withdrawals.rows).toHaveCount(1);
  await keys.at(withdrawals.expand(73));
  expect((await ownRequests(request, user)).map(({ status }) => status)).toEqual([0, 1, 1, 1]);
});

test('sends coins', async ({ page, context, request, shell }) => {
  const keys = new Keyboard(page);
  const user = await register(request);
  await signIn(context, 'admin');
  const agency = await ownCoinAgency(context, 500);
  await page.goto('/coin/dashboard');
  await expect(shell.title('Dashboard')).toBeVisible();
  await keys.goTo('send', 'Send Coins');
  const form = page.getByRole('form');
  await keys.reach(form.getByRole('textbox').first(), 2);
  await keys.type(user.username);
  await expect(form.getByRole('status')).toContainText(user.username);
  await keys.press('Tab');
  await keys.type('40');
  await keys.press('Enter');
  await keys.at(shell.dialog.getByRole('button', { name: 'Cancel' }));
  await keys.press('Tab');
  await keys.at(shell.dialog.getByRole('button', { name: 'Send 40 coins' }));
  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Sent in this session' })).toContainText(user.username);
  // The form is empty again, at its beginning: the next recipient.
  await expect(form.getByRole('textbox').first()).toHaveValue('');
  await keys.at(form.getByRole('textbox').first());
  expect(await balanceOf(context.request, agency.uniqueId)).toBe(460);
});

test('keeps a catalogue: adds a record with its picture, edits it, deletes it', async ({
  page,
  context,
  shell,
}) => {
  const keys = new Keyboard(page);
  const title = `Keyed ${unique()}`;
  await signIn(context, 'admin');
  await page.goto('/admin');
  await expect(shell.title('Dashboard')).toBeVisible();
  await keys.goTo('add gift', 'Add gift');
  const form = page.getByRole('form');
  await keys.reach(form.getByLabel('Title'), 4);
  await keys.type(title);
  await keys.reach(form.getByLabel('Coin'), 1);
  await keys.type('7');
  const choosing = page.waitForEvent('filechooser');
  // The page answers this only after it has been told to hand its choosers over: keys go another way and could overtake.
  await keys.reach(form.getByLabel('Image'), 1);
  await keys.press('Enter');
  await (await choosing).setFiles(picture);
  await expect(form.getByText(picture.name)).toBeVisible();
  await keys.at(form.getByLabel('Image'));
  await keys.press('Control+Enter');
  await expect(shell.title('Manage gift')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await keys.search(title);
  const row = page.locator('tr[data-row]');
  await expect(row).toHaveCount(1);
  await keys.press('ArrowDown');
  await keys.at(row.getByRole('link', { name: `Edit ${title}` }));
  await keys.press('Enter');
  await expect(shell.title('Edit gift')).toBeVisible();
  await keys.reach(form.getByLabel('Coin'), 5);
  await keys.type('9');
  await keys.press('Enter');
  await expect(shell.title('Manage gift')).toBeVisible();

  await keys.search(title);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('9');
  await keys.press('ArrowDown');
  await keys.reach(row.getByRole('button', { name: `Delete ${title}` }), 1);
  await keys.press('Enter');
  await keys.at(shell.dialog.getByRole('button', { name: 'Cancel' }));
  await keys.press('Tab');
  await keys.at(shell.dialog.getByRole('button', { name: 'Delete' }));
  await keys.press('Enter');
  await expect(row).toHaveCount(0);
  await keys.at(page.getByRole('searchbox'));
  const left = await context.request.get(
    `/api/admin/gifts/getgifts?search=${encodeURIComponent(title)}&page=1&limit=5`,
    {
      headers: { 'X-Panel': 'admin' },
    },
  );
  expect(((await left.json()) as { details: Gift[] }).details).toEqual([]);
});

test('filters, opens, sorts, pages and saves lists; signs out', async ({
  page,
  context,
  shell,
  userList,
}) => {
  const keys = new Keyboard(page);
  await signIn(context, 'admin');
  await page.goto('/admin');
  await expect(shell.title('Dashboard')).toBeVisible();

  await test.step('filter, open and save the log', async () => {
    await keys.goTo('audit', 'Audit log');
    await keys.press('/', 'Tab');
    const role = page.getByLabel('Role', { exact: true });
    await keys.at(role);
    await readAnew(page, asks('role', 'admin'), () => keys.press('ArrowDown'));
    await expect(page).toHaveURL('/admin/audit?role=admin');
    await keys.at(role);
    await keys.press('/', 'ArrowDown');
    const details = page.getByRole('button', { name: /^What changed: / });
    await keys.at(details.first());
    await keys.press('Enter');
    await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
    await keys.press('ArrowDown');
    await keys.at(details.nth(1));
    await keys.press('/', 'Shift+Tab');
    const save = page.getByRole('button', { name: 'Export CSV' });
    await keys.at(save);
    const [saved] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
    expect(saved.suggestedFilename()).toBe('audit.csv');
    await keys.at(save);
  });

  await test.step('sort and page', async () => {
    await keys.goTo('manage us', 'Manage users');
    await expect(userList.rows).toHaveCount(5);
    await keys.press('/', 'Tab');
    const head = userList.head('Username').getByRole('button');
    await keys.at(head);
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

  await test.step('skip to the content, sign out', async () => {
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
