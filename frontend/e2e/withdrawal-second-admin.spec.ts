import { actOn } from './support/row-actions';
import { limitCoins } from './support/coin-limits';
import { secondAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';
import { decideRequest, earnerAsking, ownRequests } from './support/withdrawals';

/** The limit also counts what the admin approved in this file: less than 900 coins together. */
const LIMIT = 900;

test.beforeEach(({ context }) => signIn(context, 'admin'));
test.afterEach(async ({ context, browser }) => {
  const other = await secondAdmin(browser);
  await limitCoins(context, other, { withdrawal: '' });
  await other.close();
});

test('requires two admins above the limit, and no admin confirms their own decision', async ({
  page,
  context,
  browser,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 901, 902, 903);
  const [mine, theirs, alsoMine] = ids as [string, string, string];
  const other = await secondAdmin(browser);
  await limitCoins(context, other, { withdrawal: LIMIT });
  await decideRequest(other, theirs, 1);

  await test.step('Approve a request above the limit', async () => {
    await withdrawals.open('pending', user.username);
    await expect(withdrawals.row(901)).toContainText('Needs two admins');
    await withdrawals.button(901, 'Approve').click();
    await expect(shell.dialog).toContainText('Nothing is paid out until a second admin confirms');
    await shell.answer('Ask a second admin for 901 coins');
    await expect(shell.toasts).toContainText('Approved. A second admin must confirm');
    await expect(withdrawals.row(901)).toContainText('Approved by you, 1 of 2');
    await expect(withdrawals.button(901, 'Approve')).toBeHidden();
    await expect(withdrawals.row(902)).toContainText('Approved by Priya Shah, 1 of 2');
  });

  await test.step('Confirming the own approval is refused', async () => {
    await withdrawals.row(901).getByRole('link').first().focus();
    await page.keyboard.press('a');
    await expect(shell.toasts).toContainText('You have approved this; another admin must confirm');
  });

  await test.step('Approve selected requests: those that await the second admin are deselected', async () => {
    for (const coins of [901, 903]) await withdrawals.row(coins).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await shell.answer('Approve');
    await expect(withdrawals.outcome).toContainText('1 awaiting a second admin, 1 skipped');
    await expect(withdrawals.row(903)).toContainText('Approved by you, 1 of 2');
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect(withdrawals.row(901).getByRole('checkbox')).toBeChecked();
  });

  await test.step('Confirm the approval of the other admin', async () => {
    await actOn(withdrawals.row(902), 'View');
    await expect(page.getByText('Priya Shah has approved this; a second admin must confirm')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await shell.answer('Confirm 902 coins');
    await expect(page.getByText(/Approved by Meera Nair \(first admin: Priya Shah\)/)).toBeVisible();
  });

  await test.step('The other admin confirms the rest', async () => {
    for (const id of [mine, alsoMine]) await decideRequest(other, id, 1);
  });
  expect(await ownRequests(request, user)).toMatchObject([{ status: 1 }, { status: 1 }, { status: 1 }]);
  await other.close();
});
