// Above a limit a second admin must confirm. The dialog says so before anything is sent, and open screens follow.
import { actOn } from './support/row-actions';
import { CoinsPage } from './pages/coins-page';
import { ConflictDialog } from './pages/conflict-dialog';
import { Shell } from './pages/shell';
import { balanceOf } from './support/coins';
import { oldValues, putBack } from './support/history';
import { secondAdmin } from './support/second-admin';
import { addCoinAgency } from './support/staff';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

const above = 1_000_000;

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('needs a second admin for coins above the limit and for the removal of limits', async ({
  page,
  context,
  browser,
  shell,
}) => {
  const agency = await addCoinAgency(context, 1);
  const coins = new CoinsPage(page);
  const conflict = new ConflictDialog(page);
  const other = await context.newPage();

  await test.step('Type a limit while another page sets the other limit', async () => {
    await page.goto('/admin/coinlimits');
    await expect(coins.field('Sending coins')).toHaveValue('');
    await coins.fill({ 'Sending coins': String(above) });
    const refreshed = page.waitForResponse(
      (response) => response.url().endsWith('/api/admin/coinlimits') && response.request().method() === 'GET',
    );
    await other.goto('/admin/coinlimits');
    await new CoinsPage(other).fill({ Withdrawal: String(above) });
    await new CoinsPage(other).button('Save Changes').click();
    await expect(new Shell(other).toasts).toContainText('Limits saved');
    await other.close();
    await refreshed;
    await expect(coins.field('Sending coins')).toHaveValue(String(above));
  });

  await test.step('Save the typed limit', async () => {
    await coins.button('Save Changes').click();
    await expect(conflict.other('Withdrawal')).toHaveText(/Their change.*1,?000,?000/);
    await conflict.save.click();
    await expect(shell.toasts).toContainText('Limits saved');
    await expect(coins.field('Sending coins')).toHaveValue(String(above));
    await expect(coins.field('Withdrawal')).toHaveValue(String(above));
  });

  await test.step('Send coins above the limit', async () => {
    await page.goto(`/admin/sendCoins?to=1&userId=${encodeURIComponent(agency.uniqueId)}`);
    await coins.fill({ Coins: String(above + 1) });
    await coins.button('Send Coins').click();
    await expect(shell.dialogText('Ask a second admin for 1,000,001 coins?')).toBeVisible();
    await expect(shell.dialogText('No coins are sent yet.')).toBeVisible();
    await shell.answer('Ask for 1,000,001 coins');
    await expect(shell.toasts).toContainText('A second admin must confirm');
    await expect(shell.menu.getByRole('link', { name: 'Coin transfers 1' })).toBeVisible();
  });

  const user = await userAt(context, 14);

  await test.step('Update a user above the limit', async () => {
    await page.goto(`/admin/updateUser?id=${user._id}`);
    await page.getByRole('radiogroup', { name: 'Type of change' }).getByText('Add').click();
    await coins.fill({ Coin: '1,000,002' });
    await coins.button('Update User').click();
    await expect(shell.dialogText('Ask a second admin for 1,000,002 coins?')).toBeVisible();
    await expect(shell.dialogText('No coins are sent yet.')).toBeVisible();
    await shell.answer('Ask for 1,000,002 coins');
    await expect(shell.toasts).toContainText(
      `A second admin must confirm the transfer of 1,000,002 coins to ${user.username}`,
    );
  });

  await test.step('Cancel the request of the update', async () => {
    await page.goto('/admin/waitingcoins');
    await actOn(page.getByRole('row', { name: user.username }), 'Cancel request');
    await coins.giveReason('Only asked', 'Cancel request');
    await expect(coins.rows).toHaveCount(1);
  });

  await test.step('The requesting admin cannot confirm', async () => {
    await expect(coins.rows).toContainText('Another admin must confirm this request');
    await expect(page.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  });

  const theirs = await secondAdmin(browser);
  const second = await theirs.newPage();

  await test.step('The second admin confirms: both screens follow', async () => {
    await second.goto('/admin/waitingcoins');
    await second.getByRole('button', { name: /^Confirm/ }).click();
    await expect(second.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await second.getByRole('dialog').getByRole('button', { name: 'Send 1,000,001 coins' }).click();
    await expect(second.getByText('Nothing to approve')).toBeVisible();
    await expect(page.getByText('Nothing to approve')).toBeVisible();
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(above + 2);
  });

  const waiting = page.getByRole('list', { name: 'Awaiting second approval' });

  await test.step('Remove both limits: a second admin must confirm', async () => {
    await page.goto('/admin/coinlimits');
    await coins.fill({ 'Sending coins': '', Withdrawal: '' });
    await coins.button('Save Changes').click();
    await expect(shell.toasts).toContainText('Another admin must confirm the higher limit');
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await expect(waiting).toContainText('1,000,000 to no limit');
    await expect(coins.field('Sending coins')).toHaveValue('1000000');
    await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(2);
  });

  await test.step('The second admin confirms both changes', async () => {
    await expect(second.getByText('2 changes to the coin limits also need approval.')).toBeVisible();
    await second.getByRole('link', { name: 'Review' }).click();
    for (const left of [1, 0]) {
      await second.getByRole('button', { name: 'Confirm' }).first().click();
      await second.getByRole('dialog').getByRole('button', { name: 'Change limit' }).click();
      await expect(second.getByRole('button', { name: 'Confirm' })).toHaveCount(left);
    }
  });

  await test.step('The first screen follows without a reload', async () => {
    await expect(waiting).toBeHidden();
    await expect(coins.field('Sending coins')).toHaveValue('');
    await expect(coins.field('Withdrawal')).toHaveValue('');
  });

  await test.step('Put a removed limit back', async () => {
    await page.reload();
    await putBack(page).first().click();
    await expect(oldValues(page)).toBeVisible();
    await coins.button('Save Changes').click();
    await expect(shell.toasts).toContainText('Limits saved');
    const limits = [coins.field('Sending coins'), coins.field('Withdrawal')];
    const values = () => Promise.all(limits.map((field) => field.inputValue()));
    await expect.poll(async () => (await values()).sort()).toEqual(['', '1000000']);
  });
  await theirs.close();
});
