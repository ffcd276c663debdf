import { actOn } from './support/row-actions';
import { CoinsPage } from './pages/coins-page';
import { movements, ownCoinAgency } from './support/coins';
import { exportedList } from './support/downloads';
import { register } from './support/hosts';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('a frozen wallet sends nothing, and a statement entry can be reversed, each with a reason', async ({
  page,
  context,
  request,
  shell,
  filters,
}) => {
  const user = await register(request);
  const agency = await ownCoinAgency(context, 300);
  const coins = new CoinsPage(page);
  const wallet = page.getByRole('region', { name: 'Wallet' });

  await test.step('Freeze the wallet with a reason', async () => {
    await page.goto(`/admin/viewCoin?id=${agency._id}`);
    await coins.press('Freeze');
    await coins.giveReason('Stolen phone', 'Freeze');
    await expect(wallet).toContainText('Frozen');
    await expect(wallet).toContainText('Stolen phone');
    await page.goto(`/admin/sendCoins?userId=${encodeURIComponent(agency.uniqueId)}`);
    await expect(coins.found).toContainText('Frozen');
  });

  await test.step('The frozen agency cannot send', async () => {
    await page.goto('/coin/sendcoin');
    await expect(page.getByRole('alert')).toContainText('Your wallet is frozen');
    await coins.fill({ User: user.username, Coin: '10' });
    await coins.button('Send Coins').click();
    await shell.answer('Send 10 coins');
    await expect(shell.toasts).toContainText('frozen: Stolen phone');
    expect(await movements(context.request, `user:${user._id}`)).toEqual([]);
  });

  await test.step('Unfreeze the wallet and send', async () => {
    await page.goto(`/admin/ledger/coinAgency:${agency._id}`);
    await coins.press('Unfreeze');
    await coins.giveReason('Phone found', 'Unfreeze');
    await page.goto('/coin/sendcoin');
    await coins.fill({ User: user.username, Coin: '10' });
    await coins.button('Send Coins').click();
    await shell.answer('Send 10 coins');
    await expect(coins.figure('Balance')).toHaveText('290');
  });

  await test.step('Open the statement of the user', async () => {
    await page.goto(`/admin/ViewUser?id=${user._id}`);
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(coins.rows).toHaveCount(1);
    await expect(shell.title(`Statement: ${user.username}`)).toBeVisible();
    await expect(shell.menu.getByRole('link', { name: /^Coin transfers/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const wayBack = page.getByRole('main').getByRole('link', { name: user.username });
    await expect(wayBack).toHaveAttribute('href', `/admin/ViewUser?id=${user._id}`);
  });

  await test.step('Reverse the entry with a reason', async () => {
    await actOn(coins.rows.first(), 'Reverse');
    await coins.giveReason('Sent to the wrong user', 'Reverse');
    await expect(coins.rows).toHaveCount(2);
    await expect(coins.rows.first()).toContainText('Reversal');
    await expect(coins.rows.first()).toContainText('Sent to the wrong user');
    await expect(coins.rows.last()).toContainText('Reversed');
    await expect(page.getByRole('button', { name: /^Reverse/ })).toHaveCount(0);
  });

  await test.step('Download the statement after the access token has expired', async () => {
    await context.clearCookies({ name: 'admin_access' });
    const { name, lines } = await exportedList(page);
    expect(name).toMatch(/^statement-[\d-]+\.csv$/);
    expect(lines).toHaveLength(3);
  });

  await test.step('Filter the entries', async () => {
    await filters.choose('Entries', 'Gift');
    await expect(page.getByText('No matches')).toBeVisible();
  });
});
