// A payout cannot be undone. Each payout needs a confirmation that names the amount, and the queue stays in place.
import { expect, signIn, test } from './support/test';
import { earnerAsking, ownRequests } from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('confirms one payout with its amount: by button, by key and on its record', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 81, 82, 83);
  const states = async () => (await ownRequests(request, user)).map(({ status }) => status);
  const cancel = shell.dialog.getByRole('button', { name: 'Cancel' });

  await test.step('Approve by button and cancel', async () => {
    await withdrawals.open('pending', user.username);
    await withdrawals.button(81, 'Approve').click();
    await expect(shell.dialog).toContainText(`Pay out 81 coins to ${user.username}?`);
    await expect(shell.dialog).toContainText('State Bank of India');
    await shell.answer('Cancel');
    expect(await states()).toEqual([0, 0, 0]);
  });

  await test.step('Approve by key: Enter pressed twice pays nothing', async () => {
    await withdrawals.expand(81).focus();
    await page.keyboard.press('a');
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shell.dialog).toBeHidden();
    await expect(shell.toasts).toContainText('Cancelled. Nothing was approved');
    expect(await states()).toEqual([0, 0, 0]);
    await expect(withdrawals.expand(81)).toBeFocused();
  });

  await test.step('Confirm by key', async () => {
    await page.keyboard.press('a');
    await expect(cancel).toBeFocused();
    const approve = shell.dialog.getByRole('button', { name: 'Approve 81 coins' });
    await expect(approve.locator('kbd')).toHaveText('A');
    await page.keyboard.press('a');
  });

  await test.step('The next row has the focus while the decided row is still in place', async () => {
    await expect(withdrawals.expand(82)).toBeFocused();
    await expect(page.locator('#root tbody tr').first()).toContainText(/Approved.*Approved/);
    expect(await states()).toEqual([0, 0, 1]);
  });

  await test.step('Approve on the record and cancel', async () => {
    await page.goto(`/admin/viewwidthdrawal/${user._id}?request=${ids[1]}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(cancel).toBeFocused();
    await shell.answer('Cancel');
  });

  await test.step('Approve on the record by key', async () => {
    await page.keyboard.press('a');
    await shell.answer('Approve 82 coins');
    await expect(shell.toasts).toContainText(`Withdrawal of ${user.username} approved`);
    expect(await states()).toEqual([0, 1, 1]);
  });
});
