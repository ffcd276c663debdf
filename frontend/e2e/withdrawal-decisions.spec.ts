import { interceptable } from './support/interceptable';
import { losing } from './support/lost-answers';
import { secondAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';
import { decideRequest, earnerAsking, ownRequests, wallet } from './support/withdrawals';

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
    await page.keyboard.press('e');
    await expect(page.getByRole('region', { name: /^Details: / })).toContainText('Total paid11');
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

test('decides several at once and shows a result for each row', async ({
  page,
  context,
  browser,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 21, 22, 23);
  const other = await secondAdmin(browser);

  await test.step('Select all three requests', async () => {
    await withdrawals.open('pending', user.username);
    await withdrawals.selectAll.check();
    await expect(page.getByText('3 selected')).toBeVisible();
  });
  await decideRequest(other, ids[1]!, 2, 'Somebody else was faster');

  await test.step('Approve the selection by keyboard without a current row', async () => {
    await page.keyboard.press('Shift+A');
    await expect(shell.dialog).toContainText('Approve 3 withdrawals?');
    await expect(shell.dialog).toContainText('This pays out 66 coins.');
    await shell.answer('Approve 66 coins');
  });

  await test.step('The result names the skipped request', async () => {
    await expect(withdrawals.outcome).toContainText('2 done, 1 skipped');
    await expect(withdrawals.outcome).toContainText(/22 coins: This withdrawal was rejected by Priya Shah/);
    await expect(withdrawals.rows).toHaveCount(0);
  });
  await other.close();
});

test('sends a rejection again when its answer is lost, and returns the coins once', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  await interceptable(page);
  const { user } = await earnerAsking(request, context, 31);
  const { recievingCoins, held } = await wallet(request, user);
  const loseNext = await losing(page, /coinrequest/);

  await test.step('Enter a reason', async () => {
    await withdrawals.open('pending', user.username);
    await withdrawals.reject(31, 'The account number is not valid');
  });

  await test.step('Lose the answer of the rejection', async () => {
    loseNext();
    await shell.pressInDialog('Reject');
    await expect(shell.toasts.getByRole('alert')).toBeVisible();
    await expect(withdrawals.reason).toHaveValue('The account number is not valid');
  });

  await test.step('Send the rejection again', async () => {
    await shell.answer('Reject');
    await expect(shell.toasts).toContainText(`Withdrawal of ${user.username} rejected`);
    expect(await wallet(request, user)).toMatchObject({ recievingCoins: recievingCoins + held, held: 0 });
  });
});
