import { actOn } from './support/row-actions';
import { CoinsPage } from './pages/coins-page';
import { balanceOf } from './support/coins';
import { addCoinAgency } from './support/staff';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('an admin sends coins to a coin agency and returns no more than the balance', async ({
  page,
  context,
  shell,
}) => {
  const agency = await addCoinAgency(context, 1000);
  const coins = new CoinsPage(page);
  const cancel = coins.question.getByRole('button', { name: 'Cancel' });

  await test.step('Enter a recipient', async () => {
    await page.goto('/admin/sendCoins');
    await coins.button('Send Coins').click();
    await expect(coins.form.getByText('This field cannot be empty')).toHaveCount(2);
    await coins.fill({ Code: 'coin@000000' });
    await coins.field('Code').blur();
    await expect(coins.form.getByText('no user found')).toBeVisible();
    await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
    await expect(coins.found).toContainText(agency.name);
    await expect(coins.form.getByText('no user found')).toBeHidden();
    await expect(coins.form.getByText('2,500 coins')).toBeVisible();
  });

  await test.step('Enter pressed twice sends nothing', async () => {
    await coins.field('Coins').press('Enter');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(coins.question).toBeHidden();
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(1000);
  });

  await test.step('Send the coins with double clicks', async () => {
    await coins.button('Send Coins').dblclick();
    await expect(coins.question).toContainText(agency.name);
    await expect(coins.figure('Their balance afterwards')).toHaveText('3,500');
    await coins.question.getByRole('button', { name: 'Send 2,500 coins' }).dblclick();
    await expect(shell.toasts).toContainText(`2,500 coins sent to ${agency.uniqueId}`);
    await expect(coins.field('Code')).toHaveValue('');
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(3500);
    await expect(coins.field('Code')).toBeFocused();
  });

  await test.step('A repeated amount gets a warning', async () => {
    await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
    await expect(coins.found).toContainText('Has 3,500 coins');
    await coins.button('Send Coins').click();
    await expect(coins.question).toContainText('The same amount was sent to this recipient');
    await shell.answer('Cancel');
    await coins.fill({ Code: '', Coins: '' });
  });

  await test.step('Return a transfer in the list of transactions', async () => {
    await page.goto(`/admin/manageCoin?search=${encodeURIComponent(agency.uniqueId)}`);
    await page.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Transactions' }).click();
    await expect(coins.rows).toHaveCount(2);
    await actOn(coins.rows.first(), 'Return');
    await expect(shell.dialogText('Are you sure you want to return coin')).toBeVisible();
    await shell.answer('Return');
    await expect(coins.rows.first()).toContainText('Returned');
    await expect(page.getByText('Has 1,000 coins')).toBeVisible();
  });

  await test.step('A return above the balance is refused', async () => {
    await page.goto('/admin/returncoins');
    await coins.fill({ Username: agency.uniqueId, 'Sender Name': 'coin@000000', Coins: '1001' });
    await expect(coins.form.getByText('no user found')).toBeVisible();
    await coins.fill({ 'Sender Name': '' });
    await coins.button('Return coins').click();
    await expect(shell.toasts.getByRole('alert')).toContainText('Only 1,000 coins are available');
    await expect(coins.field('Coins')).toHaveAccessibleDescription(/Only 1,000 coins are available/);
  });

  await test.step('Return a part of the coins', async () => {
    await coins.fill({ Coins: '400' });
    await coins.button('Return coins').click();
    await expect(cancel).toBeFocused();
    await shell.answer('Return');
    await expect(coins.field('Username')).toHaveValue('');
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(600);
  });
});
