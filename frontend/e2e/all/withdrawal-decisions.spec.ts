import { interceptable } from '../support/interceptable';
import { losing } from '../support/lost-answers';
import { secondAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { decideRequest, earnerAsking, wallet } from '../support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

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
