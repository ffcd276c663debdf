import { userAt } from '../support/users';
import { addCoinAgency } from '../support/staff';
import { CoinsPage } from '../pages/coins-page';
import { balanceOf, ownCoinAgency } from '../support/coins';
import { register } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('coins that arrive while the form is open can be sent and returned', async ({
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

  await test.step('An amount above the balance is refused', async () => {
    await page.goto('/coin/sendcoin');
    await coins.fill({ User: `+${user.number}`, Coin: '250' });
    await expect(coins.field('Coin')).toHaveAccessibleDescription(/Only 100 coins/);
    await coins.button('Send Coins').click();
    await expect(shell.toasts.getByRole('alert')).toBeVisible();
    await expect(coins.question).toBeHidden();
  });

  await test.step('Send the coins after the balance has grown', async () => {
    await give(900);
    await coins.button('Send Coins').click();
    await expect(coins.figure('Your balance afterwards')).toHaveText('750');
    await shell.answer('Send 250 coins');
  });

  await test.step('The table names the user by username', async () => {
    await expect(coins.sent).toContainText(user.username);
    await expect(coins.sent).not.toContainText(user.number);
  });

  await test.step('Return the coins after the balance has grown', async () => {
    await page.goto('/admin/returncoins');
    await coins.fill({ Username: uniqueId, Coins: '800' });
    await expect(coins.field('Coins')).toHaveAccessibleDescription(/Only 750 coins/);
    await give(50);
    await coins.button('Return coins').click();
    await shell.answer('Return');
    await expect(coins.field('Username')).toHaveValue('');
    expect(await balanceOf(context.request, uniqueId)).toBe(0);
  });
});

test('a record opened right after a send stays open', async ({ page, context, shell }) => {
  const agency = await addCoinAgency(context, 1000);
  const { _id } = await userAt(context, 71);
  const address = `/admin/ViewUser?id=${_id}`;
  const coins = new CoinsPage(page);
  await page.clock.install();
  await page.goto('/admin/sendCoins');
  await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
  await coins.button('Send Coins').click();
  await coins.question.getByRole('button', { name: 'Send 2,500 coins' }).click();
  await expect(shell.toasts).toContainText(`2,500 coins sent to ${agency.uniqueId}`);
  await shell.find(_id);
  await expect(shell.found('Users')).toHaveCount(1);
  await shell.found('Users').click();
  await expect(page).toHaveURL(address);
  // The form that was left empties itself a second after its save.
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(address);
});
