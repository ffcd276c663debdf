import { expect, signIn, test } from './support/test';
import { earnerAsking, ownRequests } from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('decides by keyboard: approves, rejects with a reason that the app shows, and moves to the next row', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const { user } = await earnerAsking(request, context, 11, 12, 13);

  await test.step('Open the list', async () => {
    await withdrawals.open('pending', user.username);
    await expect(withdrawals.rows).toHaveCount(3);
  });

  await test.step('Approve the first request', async () => {
    await page.keyboard.press('j');
    await expect(withdrawals.expand(11)).toBeFocused();
    await page.keyboard.down('a');
    await shell.answer('Approve 11 coins');
    await expect(shell.toasts).toContainText(`Withdrawal of ${user.username} approved`);
    await expect(withdrawals.rows).toHaveCount(2);
    await expect(withdrawals.expand(12)).toBeFocused();
  });

  await test.step('Holding the key decides nothing about the next row', async () => {
    await page.keyboard.down('a');
    await page.keyboard.up('a');
  });

  await test.step('Open the details', async () => {
    await page.keyboard.press('o');
    await expect(page.locator('[data-details]')).toContainText('Total paid11');
    await page.keyboard.press('Escape');
    await expect(withdrawals.expand(12)).toBeFocused();
  });

  await test.step('Reject the next request with a reason', async () => {
    await page.keyboard.press('r');
    await expect(withdrawals.reason).toBeFocused();
    await shell.pressInDialog('Reject');
    await expect(shell.dialogText('This field cannot be empty')).toBeVisible();
    await shell.pressInDialog('The IFSC code does not exist');
    await withdrawals.reason.press('End');
    await withdrawals.reason.pressSequentially('!');
    await shell.answer('Reject');
    await expect(withdrawals.rows).toHaveCount(1);
  });

  await test.step('Double-click Approve: one decision', async () => {
    await withdrawals.button(13, 'Approve').dblclick();
    await shell.answer('Approve 13 coins');
    await expect(withdrawals.rows).toHaveCount(0);
    await expect(shell.toasts.getByRole('alert')).toHaveCount(0);
  });

  await test.step('The app shows the decisions', async () => {
    expect(await ownRequests(request, user)).toMatchObject([
      { coins: 13, status: 1 },
      { coins: 12, status: 2, reason: 'The IFSC code does not exist!' },
      { coins: 11, status: 1 },
    ]);
  });
});
