// A payout cannot be taken back by a click: each is asked about, with its amount, and the queue stays fast by keyboard.
import { expect, signIn, test } from './support/test';
import { earnerAsking, ownRequests } from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('one payout is asked about with its amount: by button, by key, and on its record', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 81, 82, 83);
  const states = async () => (await ownRequests(request, user)).map(({ status }) => status);
  await withdrawals.open('pending', user.username);
  await withdrawals.button(81, 'Approve').click();
  await expect(shell.dialog).toContainText(`Pay out 81 coins to ${user.username}?`);
  await expect(shell.dialog).toContainText('State Bank of India');
  await shell.answer('Cancel');
  expect(await states()).toEqual([0, 0, 0]);

  await withdrawals.expand(81).focus();
  await page.keyboard.press('a');
  // Enter twice pays nothing: the way out has the keyboard, and paying is one step away.
  const cancel = shell.dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.dialog).toBeHidden();
  expect(await states()).toEqual([0, 0, 0]);
  await expect(withdrawals.expand(81)).toBeFocused();
  await page.keyboard.press('a');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shell.dialog.getByRole('button', { name: 'Approve 81 coins' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The next row is at hand while the decided one is still there, in its place.
  await expect(withdrawals.expand(82)).toBeFocused();
  await expect(page.locator('tbody tr').first()).toContainText(/Approved.*Approved/);
  expect(await states()).toEqual([0, 0, 1]);

  await page.goto(`/admin/viewwidthdrawal/${user._id}?request=${ids[1]}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(cancel).toBeFocused();
  await shell.answer('Cancel');
  await page.keyboard.press('a');
  await shell.answer('Approve 82 coins');
  await expect(shell.toasts).toContainText(`Withdrawal of ${user.username} approved`);
  expect(await states()).toEqual([0, 1, 1]);
});
