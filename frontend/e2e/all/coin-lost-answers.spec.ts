import type { Page } from '@playwright/test';
import { CoinsPage } from '../pages/coins-page';
import { balanceOf, movements, ownCoinAgency, signInAgency } from '../support/coins';
import { register } from '../support/hosts';
import { interceptable } from '../support/interceptable';
import { losing } from '../support/lost-answers';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

/** Returns functions that lose the next answer and that send coins with the form of the coin panel. */
async function losingTransfers(page: Page) {
  const coins = new CoinsPage(page);
  const loseNext = await losing(page, '**/api/coin/recharge/sendCoin', () =>
    expect(coins.button('Sending...')).toBeDisabled(),
  );
  const send = async (amount: string) => {
    await coins.fill({ Coin: amount });
    await coins.button('Send Coins').click();
    await coins.question.getByRole('button', { name: `Send ${amount} coins` }).click();
    await coins.question.waitFor({ state: 'hidden' });
  };
  return { loseNext, send };
}

test('a coin agency moves its coins once when answers are lost', async ({ page, context, request }) => {
  const user = await register(request);
  const { uniqueId } = await ownCoinAgency(context, 1000);
  const coins = new CoinsPage(page);
  await interceptable(page);

  await test.step('An amount above the balance is refused', async () => {
    await page.goto('/coin/sendcoin');
    await expect(coins.figure('Balance')).toHaveText('1,000');

    await coins.fill({ User: user.username, Coin: '1001' });
    await coins.button('Send Coins').click();
    await expect(coins.form.getByText('Only 1,000 coins are available')).toBeVisible();
  });

  await test.step('Find the recipient by phone number', async () => {
    await coins.fill({ User: `+${user.number}` });
    await expect(coins.found).toContainText(user.username);
    await coins.fill({ User: user.username });
  });

  const { loseNext, send } = await losingTransfers(page);

  await test.step('Lose the answer of a transfer', async () => {
    loseNext();
    await send('100');
    await expect(coins.notice(`No reply from the server: 100 coins to ${user.username}`)).toBeVisible();
  });

  const other = await context.newPage();

  await test.step('Another tab shows the lost transfer', async () => {
    await other.goto('/coin/sendcoin');
    await expect(
      new CoinsPage(other).notice(`No reply from the server: 100 coins to ${user.username}`),
    ).toBeVisible();
  });

  await test.step('Send the lost transfer again', async () => {
    await coins.button('Send Coins').click();
    await expect(coins.sent).toHaveCount(1);
    await expect(coins.figure('Balance')).toHaveText('900');
    await expect(coins.notice('No reply from the server')).toBeHidden();
    await expect(coins.field('User')).toHaveValue('');
    await expect(new CoinsPage(other).notice('No reply from the server')).toBeHidden();
    await other.close();
  });

  await test.step('Change the amount after a lost answer: a second transfer', async () => {
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
    await expect(coins.field('User')).toHaveValue('');
    expect(await movements(context.request, `user:${user._id}`)).toEqual([60, 50, 100]);
  });
});

test('a lost transfer can be checked after a reload, and the next sign-in starts with an empty table', async ({
  page,
  context,
  request,
  shell,
}) => {
  const user = await register(request);
  const { uniqueId } = await ownCoinAgency(context, 1000);
  const coins = new CoinsPage(page);
  await interceptable(page);
  const { loseNext, send } = await losingTransfers(page);

  await test.step('Send coins', async () => {
    await page.goto('/coin/sendcoin');
    await coins.fill({ User: user.username });
    await send('50');
    await expect(coins.sent).toHaveCount(1);
    await expect(coins.field('User')).toHaveValue('');
  });

  await test.step('Check a lost transfer after a reload: the table keeps both transfers', async () => {
    await coins.fill({ User: user.username });
    loseNext();
    await send('70');
    await expect(coins.notice('No reply from the server')).toBeVisible();
    page.once('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await coins.press('Check again');
    await expect(shell.toasts).toContainText(`70 coins sent to ${user.username}`);
    await expect(coins.sent).toHaveCount(2);
    expect(await movements(context.request, `user:${user._id}`)).toEqual([70, 50]);
  });

  await test.step('The next sign-in in this tab starts with an empty table', async () => {
    await shell.signOut();
    await signInAgency(context, uniqueId);
    await page.goto('/coin/sendcoin');
    await expect(page.getByText('Coins that you send from this browser tab appear here.')).toBeVisible();
  });
});
