import { actionsOf, actOn } from '../support/row-actions';
import { expect, signIn, test } from '../support/test';
import { decideRequest, earnerAsking } from '../support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const lists = [
  { path: 'pending', status: 'Pending', coins: 71, actions: ['Approve', 'Reject', 'View'] },
  { path: 'approved', status: 'Approved', coins: 72, actions: ['View', 'Reject'] },
  { path: 'rejected', status: 'Rejected', coins: 73, actions: ['Approve', 'View'] },
] as const;
const heads = ['Username', 'Name', 'Coins', 'Account number', 'Bank name', 'IFSC code', 'Status', 'Action'];

test('the three lists show the documented columns and the agency, five a page, longest wait first', async ({
  page,
  context,
  request,
  userList,
  staffList,
  withdrawals,
}) => {
  const { user, ids } = await earnerAsking(request, context, 71, 72, 73);
  const [, approved, rejected] = ids as [string, string, string];
  await decideRequest(context, approved, 1);
  await decideRequest(context, rejected, 2, 'The bank returned the payment');
  // Narrower pages hide columns, depending on the content of the rows.
  await page.setViewportSize({ width: 1920, height: 860 });

  for (const { path, status, coins, actions } of lists)
    await test.step(`The list of ${path} withdrawals`, async () => {
      await withdrawals.open(path);
      await expect(userList.size).toHaveValue('5');
      for (const name of [...heads, 'Agency']) await expect(staffList.head(name)).toBeVisible();
      await expect(withdrawals.tabs.getByRole('link', { name: status })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await withdrawals.open(path, user.username);
      const row = withdrawals.row(coins);
      await expect(row).toContainText(status);
      await expect(row).toContainText(/•••• \d{4}/);
      expect(await actionsOf(row)).toEqual(actions);
      await actOn(row, 'View');
      await expect(page).toHaveURL(/viewwidthdrawal\/\w+\?request=/);
    });

  await test.step('Pending withdrawals are ordered by the time of the request', async () => {
    await withdrawals.open('pending');
    await expect(staffList.head('Requested, ascending')).toBeVisible();
  });

  await test.step('A request that has waited for more than a week is marked', async () => {
    const longest = page.locator('#root tr[data-row]').first().locator('time');
    await expect(longest).toHaveAttribute('title', /^Waiting for more than a week: /);
    await withdrawals.open('pending', user.username);
    await expect(withdrawals.row(71).locator('time')).toHaveAttribute('title', /^\d/);
  });

  await test.step('A laptop shows all columns', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const { path } of lists) {
      await withdrawals.open(path);
      for (const name of [...heads, 'Agency', 'Requested']) await expect(staffList.head(name)).toBeVisible();
    }
  });

  await test.step('A narrow window shows the agency in the details only', async () => {
    await page.setViewportSize({ width: 1100, height: 768 });
    await withdrawals.open('pending', user.username);
    const row = withdrawals.row(71);
    await expect(staffList.head('Agency')).toHaveCount(0);
    await expect(row).not.toContainText(/AG\d{6}/);
    await row.getByText('Pending', { exact: true }).click();
    await expect(page.locator('[data-details]')).toContainText(/AG\d{6}/);
  });

  await test.step('A narrow window folds a column whose values stay in the row, and no row numbers', async () => {
    await page.setViewportSize({ width: 1100, height: 768 });
    await withdrawals.open('pending');
    await expect(staffList.head('IFSC code')).toHaveCount(0);
    await expect(staffList.head('Sr.')).toBeVisible();
  });
});
