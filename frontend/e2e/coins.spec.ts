// Coins in both panels: sent, returned, frozen and reversed once, whatever happens on the way.
import { CoinsPage } from './pages/coins-page';
import { Shell } from './pages/shell';
import { balanceOf, movements, ownCoinAgency } from './support/coins';
import { register } from './support/hosts';
import { interceptable } from './support/interceptable';
import { losing } from './support/lost-answers';
import { secondAdmin } from './support/second-admin';
import { addCoinAgency } from './support/staff';
import { expect, signIn, test } from './support/test';

const above = 1_000_000;

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the admin sends to a coin agency, returns a transfer, and no more than there is', async ({
  page,
  context,
  shell,
}) => {
  const agency = await addCoinAgency(context, 1000);
  const coins = new CoinsPage(page);
  await page.goto('/admin/sendCoins');
  await coins.button('Send Coins').click();
  await expect(coins.form.getByText('This field cannot be empty')).toHaveCount(2);
  await coins.fill({ Code: 'coin@000000' });
  await expect(coins.form.getByText('no user found')).toBeVisible();
  await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
  await expect(coins.found).toContainText(agency.name);
  await expect(coins.form.getByText('no user found')).toBeHidden();
  await expect(coins.form.getByText('2,500 coins')).toBeVisible();

  await coins.button('Send Coins').dblclick();
  await expect(coins.question).toContainText(agency.name);
  await expect(coins.figure('Their balance afterwards')).toHaveText('3,500');
  await coins.question.getByRole('button', { name: 'Send 2,500 coins' }).dblclick();
  await expect(shell.toasts).toContainText(`2500 coins sent to ${agency.uniqueId}`);
  await expect(coins.field('Code')).toHaveValue('');
  expect(await balanceOf(context.request, agency.uniqueId)).toBe(3500);
  await expect(coins.field('Code')).toBeFocused();
  await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
  await expect(coins.found).toContainText('Has 3,500 coins');
  await coins.button('Send Coins').click();
  await expect(coins.question).toContainText('The same amount went to the same recipient');
  await shell.answer('Cancel');
  await coins.fill({ Code: '', Coins: '' });

  await page.goto(`/admin/manageCoin?search=${encodeURIComponent(agency.uniqueId)}`);
  await page.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Transactions' }).click();
  await expect(coins.rows).toHaveCount(2);
  await coins.rows
    .first()
    .getByRole('button', { name: /^Return/ })
    .click();
  await expect(shell.dialogText('Are you sure you want to return coin')).toBeVisible();
  await shell.answer('Return');
  await expect(coins.rows.first()).toContainText('Returned');
  await expect(page.getByText('Has 1,000 coins')).toBeVisible();

  await page.goto('/admin/returncoins');
  await coins.fill({ Username: agency.uniqueId, 'Sender Name': 'coin@000000', Coins: '1001' });
  await expect(coins.form.getByText('no user found')).toBeVisible();
  await coins.fill({ 'Sender Name': '' });
  await coins.button('Return Coins').click();
  await shell.answer('Return');
  await expect(coins.form.getByText(`${agency.uniqueId} has only 1000 coins`)).toBeVisible();
  await coins.fill({ Coins: '400' });
  await coins.button('Return Coins').click();
  await shell.answer('Return');
  await expect(coins.field('Username')).toHaveValue('');
  expect(await balanceOf(context.request, agency.uniqueId)).toBe(600);
});

test('a coin agency whose answers get lost moves its coins once', async ({
  page,
  context,
  request,
  shell,
}) => {
  const user = await register(request);
  const { uniqueId } = await ownCoinAgency(context, 1000);
  const coins = new CoinsPage(page);
  await interceptable(page);
  await page.goto('/coin/sendcoin');
  await expect(coins.figure('Balance')).toHaveText('1,000');

  await coins.fill({ User: user.username, Coin: '1001' });
  await coins.button('Send Coins').click();
  await expect(coins.form.getByText(`${uniqueId} has only 1000 coins`)).toBeVisible();

  const loseNext = await losing(page, '**/api/coin/recharge/sendCoin', () =>
    expect(coins.button('Sending...')).toBeDisabled(),
  );
  const send = async (amount: string) => {
    await coins.fill({ Coin: amount });
    await coins.button('Send Coins').click();
    await coins.question.getByRole('button', { name: `Send ${amount} coins` }).click();
    await coins.question.waitFor({ state: 'hidden' });
  };
  loseNext();
  await send('100');
  await expect(coins.notice(`No answer came: 100 coins to ${user.username}`)).toBeVisible();

  // Another tab knows of it; here it is pressed again.
  const other = await context.newPage();
  await other.goto('/coin/sendcoin');
  await expect(new CoinsPage(other).notice(`No answer came: 100 coins to ${user.username}`)).toBeVisible();
  await coins.button('Send Coins').click();
  await expect(coins.sent).toHaveCount(1);
  await expect(coins.figure('Balance')).toHaveText('900');
  await expect(coins.notice('No answer came')).toBeHidden();
  await expect(coins.field('User')).toHaveValue('');
  await expect(new CoinsPage(other).notice('No answer came')).toBeHidden();
  await other.close();

  // What is changed after a lost answer is another send, and said to be one.
  await coins.fill({ User: user.username });
  loseNext();
  await send('50');
  await expect(coins.notice('No answer came')).toBeVisible();
  await send('60');
  await expect(coins.notice('Your earlier try went through')).toBeVisible();
  expect(await balanceOf(context.request, uniqueId)).toBe(850);
  await coins.press('Send this as well');
  await send('60');
  await expect(coins.sent).toHaveCount(2);

  // A reload forgets nothing.
  await expect(coins.field('User')).toHaveValue('');
  await coins.fill({ User: user.username });
  loseNext();
  await send('70');
  await expect(coins.notice('No answer came')).toBeVisible();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await coins.press('Ask again');
  await expect(shell.toasts).toContainText(`70 coins sent to ${user.username}`);
  await expect(coins.sent).toHaveCount(3);
  expect(await movements(context.request, `user:${user._id}`)).toEqual([70, 60, 50, 100]);
});

test('a send above the limit and the removal of limits are confirmed by a second admin', async ({
  page,
  context,
  browser,
  shell,
}) => {
  const agency = await addCoinAgency(context, 1);
  const coins = new CoinsPage(page);
  await page.goto('/admin/coinlimits');
  await expect(coins.field('Send of coins')).toHaveValue('');
  // Another page sets the other limit, which this one does not know of.
  const other = await context.newPage();
  await other.goto('/admin/coinlimits');
  await new CoinsPage(other).fill({ Withdrawal: String(above) });
  await new CoinsPage(other).button('Save Changes').click();
  await expect(new Shell(other).toasts).toContainText('Limits saved');
  await other.close();
  await coins.fill({ 'Send of coins': String(above) });
  await coins.button('Save Changes').click();
  await expect(shell.toasts).toContainText('Limits saved');
  await expect(coins.field('Withdrawal')).toHaveValue(String(above));
  await page.goto(`/admin/sendCoins?to=1&userId=${encodeURIComponent(agency.uniqueId)}`);
  await coins.fill({ Coins: String(above + 1) });
  await coins.button('Send Coins').click();
  await shell.answer('Send 1,000,001 coins');
  await expect(shell.toasts).toContainText('A second admin must confirm');
  await expect(shell.menu.getByRole('link', { name: 'Waiting Coins 1' })).toBeVisible();

  await page.goto('/admin/waitingcoins');
  await expect(coins.rows).toContainText('Another admin has to confirm it');
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();

  const theirs = await secondAdmin(browser);
  const second = await theirs.newPage();
  await second.goto('/admin/waitingcoins');
  await second.getByRole('button', { name: /^Confirm/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Send 1,000,001 coins' }).click();
  await expect(second.getByText('Nothing waits for you')).toBeVisible();
  // Nobody touched the first screen.
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  expect(await balanceOf(context.request, agency.uniqueId)).toBe(above + 2);

  await page.goto('/admin/coinlimits');
  await coins.fill({ 'Send of coins': '', Withdrawal: '' });
  await coins.button('Save Changes').click();
  await expect(shell.toasts).toContainText('Another admin must confirm the higher limit');
  const waiting = page.getByRole('list', { name: 'Waiting for a second admin' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  await expect(waiting).toContainText('1,000,000 to no limit');
  await expect(coins.field('Send of coins')).toHaveValue('1000000');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(2);

  await expect(second.getByText('2 changes of the coin limits wait too.')).toBeVisible();
  await second.getByRole('link', { name: 'Review' }).click();
  for (const left of [1, 0]) {
    await second.getByRole('button', { name: 'Confirm' }).first().click();
    await second.getByRole('dialog').getByRole('button', { name: 'Change limit' }).click();
    await expect(second.getByRole('button', { name: 'Confirm' })).toHaveCount(left);
  }
  // The first screen follows without a reload.
  await expect(waiting).toBeHidden();
  await expect(coins.field('Send of coins')).toHaveValue('');
  await expect(coins.field('Withdrawal')).toHaveValue('');
  await theirs.close();
});

test('a frozen wallet lets nothing out, and an entry is reversed, each with a reason', async ({
  page,
  context,
  request,
  shell,
}) => {
  const user = await register(request);
  const agency = await ownCoinAgency(context, 300);
  const coins = new CoinsPage(page);
  await page.goto(`/admin/viewCoin?id=${agency._id}`);
  await coins.press('Freeze');
  await coins.giveReason('Stolen phone', 'Freeze');
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await expect(wallet).toContainText('Frozen');
  await expect(wallet).toContainText('Stolen phone');
  await page.goto(`/admin/sendCoins?userId=${encodeURIComponent(agency.uniqueId)}`);
  await expect(coins.found).toContainText('Frozen');

  await page.goto('/coin/sendcoin');
  await expect(page.getByRole('alert')).toContainText('Your wallet is frozen');
  await coins.fill({ User: user.username, Coin: '10' });
  await coins.button('Send Coins').click();
  await shell.answer('Send 10 coins');
  await expect(shell.toasts).toContainText('frozen: Stolen phone');
  expect(await movements(context.request, `user:${user._id}`)).toEqual([]);

  await page.goto(`/admin/ledger/coinAgency:${agency._id}`);
  await coins.press('Thaw');
  await coins.giveReason('Phone found', 'Thaw');
  await page.goto('/coin/sendcoin');
  await coins.fill({ User: user.username, Coin: '10' });
  await coins.button('Send Coins').click();
  await shell.answer('Send 10 coins');
  await expect(coins.figure('Balance')).toHaveText('290');

  await page.goto(`/admin/ViewUser?id=${user._id}`);
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(coins.rows).toHaveCount(1);
  await coins.press(/^Reverse/);
  await coins.giveReason('Sent to the wrong user', 'Reverse');
  await expect(coins.rows).toHaveCount(2);
  await expect(coins.rows.first()).toContainText('Reversal');
  await expect(coins.rows.first()).toContainText('Sent to the wrong user');
  await expect(coins.rows.last()).toContainText('Reversed');
  await expect(page.getByRole('button', { name: /^Reverse/ })).toHaveCount(0);
  // Signed in still, but for so long idle that the access has run out.
  await context.clearCookies({ name: 'admin_access' });
  const download = page.waitForEvent('download');
  await coins.press('Download CSV');
  expect((await download).suggestedFilename()).toBe(`statement-${user.username}.csv`);
  await page.getByRole('combobox', { name: 'Entries' }).selectOption('gift');
  await expect(page.getByText('No entries in this filter')).toBeVisible();
});

test('the reconciliation tells what does not add up', async ({ page, shell }) => {
  await interceptable(page);
  const coins = new CoinsPage(page);
  await page.goto('/admin/reconciliation');
  await coins.press('Verify now');
  await expect(page.getByRole('region', { name: 'Reconciliation' })).toContainText(
    'Every balance is the sum of its entries',
  );
  await expect(coins.figure('Sum over all accounts')).toHaveText('0');
  // That a planted difference is found and named is proven over the API; this is how it is told.
  await page.route('**/api/admin/ledger/reconciliation', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { details: object };
    const difference = {
      account: 'user:66f0c0ffee00000000000001',
      label: 'anita.sharma',
      balance: 600,
      expected: 500,
      difference: 100,
      entries: 12,
      what: 'The balance is not the sum of the entries',
    };
    await route.fulfill({
      response,
      json: { ...body, details: { ...body.details, found: 1, differences: [difference] } },
    });
  });
  await page.reload();
  await expect(shell.title('Reconciliation')).toBeVisible();
  await expect(page.getByText('1 difference found')).toBeVisible();
  const row = page.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  for (const text of ['anita.sharma', 'Coins of a user', '12', '600', '500', '100'])
    await expect(row).toContainText(text);
  await expect(row.getByRole('link', { name: 'anita.sharma' })).toHaveAttribute(
    'href',
    '/admin/ledger/user:66f0c0ffee00000000000001',
  );
});
