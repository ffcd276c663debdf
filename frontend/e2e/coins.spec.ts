// Coins in both panels: sent, returned, frozen and reversed once, whatever happens on the way.
import { CoinsPage } from './pages/coins-page';
import { balanceOf, movements, ownCoinAgency, signInAgency } from './support/coins';
import { register } from './support/hosts';
import { interceptable } from './support/interceptable';
import { losing } from './support/lost-answers';
import { addCoinAgency } from './support/staff';
import { expect, signIn, test } from './support/test';

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

  // Enter twice sends nothing.
  const wayOut = coins.question.getByRole('button', { name: 'Cancel' });
  await coins.field('Coins').press('Enter');
  await expect(wayOut).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coins.question).toBeHidden();
  expect(await balanceOf(context.request, agency.uniqueId)).toBe(1000);
  await coins.button('Send Coins').dblclick();
  await expect(coins.question).toContainText(agency.name);
  await expect(coins.figure('Their balance afterwards')).toHaveText('3,500');
  await coins.question.getByRole('button', { name: 'Send 2,500 coins' }).dblclick();
  await expect(shell.toasts).toContainText(`2,500 coins sent to ${agency.uniqueId}`);
  await expect(coins.field('Code')).toHaveValue('');
  expect(await balanceOf(context.request, agency.uniqueId)).toBe(3500);
  await expect(coins.field('Code')).toBeFocused();
  await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
  await expect(coins.found).toContainText('Has 3,500 coins');
  await coins.button('Send Coins').click();
  await expect(coins.question).toContainText('The same amount was sent to this recipient');
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
  await coins.button('Return coins').click();
  await expect(shell.toasts.getByRole('alert')).toContainText('Only 1,000 coins are available');
  await expect(coins.field('Coins')).toHaveAccessibleDescription(/Only 1,000 coins are available/);
  await coins.fill({ Coins: '400' });
  await coins.button('Return coins').click();
  await expect(wayOut).toBeFocused();
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
  await expect(coins.form.getByText('Only 1,000 coins are available')).toBeVisible();
  // A user is found by the phone number too.
  await coins.fill({ User: `+${user.number}` });
  await expect(coins.found).toContainText(user.username);
  await coins.fill({ User: user.username });

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
  await expect(coins.notice(`No reply from the server: 100 coins to ${user.username}`)).toBeVisible();

  // Another tab knows of it; here it is pressed again.
  const other = await context.newPage();
  await other.goto('/coin/sendcoin');
  await expect(
    new CoinsPage(other).notice(`No reply from the server: 100 coins to ${user.username}`),
  ).toBeVisible();
  await coins.button('Send Coins').click();
  await expect(coins.sent).toHaveCount(1);
  await expect(coins.figure('Balance')).toHaveText('900');
  await expect(coins.notice('No reply from the server')).toBeHidden();
  await expect(coins.field('User')).toHaveValue('');
  await expect(new CoinsPage(other).notice('No reply from the server')).toBeHidden();
  await other.close();

  // What is changed after a lost answer is another send, and said to be one.
  await coins.fill({ User: user.username });
  loseNext();
  await send('50');
  await expect(coins.notice('No reply from the server')).toBeVisible();
  await send('60');
  await expect(coins.notice('Your earlier attempt succeeded')).toBeVisible();
  expect(await balanceOf(context.request, uniqueId)).toBe(850);
  await coins.press('Send these values too');
  await send('60');
  await expect(coins.sent).toHaveCount(2);

  // A reload forgets nothing.
  await expect(coins.field('User')).toHaveValue('');
  await coins.fill({ User: user.username });
  loseNext();
  await send('70');
  await expect(coins.notice('No reply from the server')).toBeVisible();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await coins.press('Check again');
  await expect(shell.toasts).toContainText(`70 coins sent to ${user.username}`);
  await expect(coins.sent).toHaveCount(3);
  expect(await movements(context.request, `user:${user._id}`)).toEqual([70, 60, 50, 100]);

  // The table is of one session: whoever signs in next in this tab begins with an empty one.
  await shell.signOut();
  await signInAgency(context, uniqueId);
  await page.goto('/coin/sendcoin');
  await expect(page.getByText('Coins that you send from this browser tab appear here.')).toBeVisible();
});

test('coins that came meanwhile can be sent and returned, and the table names the user by the username', async ({
  page,
  context,
  request,
  shell,
}) => {
  const user = await register(request);
  const { uniqueId } = await ownCoinAgency(context, 100);
  const give = (coin: number) =>
    context.request.post('/api/admin/recharge/sendcoin', {
      headers: { 'X-Panel': 'admin' },
      data: { to: 1, userId: uniqueId, coin },
    });
  const coins = new CoinsPage(page);
  await page.goto('/coin/sendcoin');
  await coins.fill({ User: `+${user.number}`, Coin: '250' });
  await expect(coins.field('Coin')).toHaveAccessibleDescription(/Only 100 coins/);
  await coins.button('Send Coins').click();
  await expect(shell.toasts.getByRole('alert')).toBeVisible();
  await expect(coins.question).toBeHidden();
  await give(900);
  await coins.button('Send Coins').click();
  await expect(coins.figure('Your balance afterwards')).toHaveText('750');
  await shell.answer('Send 250 coins');
  await expect(coins.sent).toContainText(user.username);
  await expect(coins.sent).not.toContainText(user.number);

  await page.goto('/admin/returncoins');
  await coins.fill({ Username: uniqueId, Coins: '800' });
  await expect(coins.field('Coins')).toHaveAccessibleDescription(/Only 750 coins/);
  await give(50);
  await coins.button('Return coins').click();
  await shell.answer('Return');
  await expect(coins.field('Username')).toHaveValue('');
  expect(await balanceOf(context.request, uniqueId)).toBe(0);
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
  await coins.press('Unfreeze');
  await coins.giveReason('Phone found', 'Unfreeze');
  await page.goto('/coin/sendcoin');
  await coins.fill({ User: user.username, Coin: '10' });
  await coins.button('Send Coins').click();
  await shell.answer('Send 10 coins');
  await expect(coins.figure('Balance')).toHaveText('290');

  await page.goto(`/admin/ViewUser?id=${user._id}`);
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(coins.rows).toHaveCount(1);
  await expect(shell.title(`Statement: ${user.username}`)).toBeVisible();
  await expect(shell.menu.getByRole('link', { name: 'Reconciliation' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const wayBack = page.getByRole('main').getByRole('link', { name: user.username });
  await expect(wayBack).toHaveAttribute('href', `/admin/ViewUser?id=${user._id}`);
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
  await expect(page.getByText('No entries match')).toBeVisible();
});

test('the reconciliation tells what does not add up', async ({ page, shell }) => {
  await interceptable(page);
  const coins = new CoinsPage(page);
  await page.goto('/admin/reconciliation');
  await coins.press('Verify now');
  await expect(page.getByRole('region', { name: 'Reconciliation' })).toContainText(
    'All balances match the ledger',
  );
  await expect(coins.figure('Total')).toHaveText('0');
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
      what: 'The balance differs from the sum of the entries',
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
