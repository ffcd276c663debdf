import { secondAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';
import { decideRequest, earnerAsking, limitWithdrawals, ownRequests } from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('requires two admins above the limit, and nobody confirms their own decision', async ({
  page,
  context,
  browser,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 450, 451, 452);
  const [mine, theirs, alsoMine] = ids as [string, string, string];
  const other = await secondAdmin(browser);
  await limitWithdrawals(context, other, 400);
  await decideRequest(other, theirs, 1);

  await test.step('Approve a request above the limit', async () => {
    await withdrawals.open('pending', user.username);
    await expect(withdrawals.row(450)).toContainText('Needs two admins');
    await withdrawals.button(450, 'Approve').click();
    await expect(shell.dialog).toContainText('Nothing is paid out until a second admin confirms');
    await shell.answer('Ask a second admin for 450 coins');
    await expect(shell.toasts).toContainText('Approved. A second admin must confirm');
    await expect(withdrawals.row(450)).toContainText('Approved by you, 1 of 2');
    await expect(withdrawals.button(450, 'Approve')).toBeHidden();
    await expect(withdrawals.row(451)).toContainText('Approved by Priya Shah, 1 of 2');
  });

  await test.step('Confirming the own approval is refused', async () => {
    await withdrawals.row(450).getByRole('link').first().focus();
    await page.keyboard.press('a');
    await expect(shell.toasts).toContainText('You have approved this; another admin must confirm');
  });

  await test.step('Approve selected requests: those that await the second admin are deselected', async () => {
    for (const coins of [450, 452]) await withdrawals.row(coins).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await shell.answer('Approve');
    await expect(withdrawals.outcome).toContainText('1 awaiting a second admin, 1 skipped');
    await expect(withdrawals.row(452)).toContainText('Approved by you, 1 of 2');
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(withdrawals.row(450).getByRole('checkbox')).toBeChecked();
  });

  await test.step('Confirm the approval of the other admin', async () => {
    await withdrawals
      .row(451)
      .getByRole('link', { name: /^View / })
      .click();
    await expect(page.getByText('Priya Shah has approved this; a second admin must confirm')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await shell.answer('Confirm 451 coins');
    await expect(page.getByText(/Approved by Meera Nair \(first admin: Priya Shah\)/)).toBeVisible();
  });

  await test.step('The other admin confirms the rest', async () => {
    for (const id of [mine, alsoMine]) await decideRequest(other, id, 1);
    await limitWithdrawals(context, other, null);
  });
  expect(await ownRequests(request, user)).toMatchObject([{ status: 1 }, { status: 1 }, { status: 1 }]);
  await other.close();
});
