import { expect, signIn, test } from './support/test';
import { ask, countRequests, decideRequest, earner, earnerAsking } from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const lists = [
  { path: 'pending', status: 'Pending', coins: 71, moves: ['Approve', 'Reject'] },
  { path: 'approved', status: 'Approved', coins: 72, moves: ['Reject'] },
  { path: 'rejected', status: 'Rejected', coins: 73, moves: ['Approve'] },
] as const;
const heads = ['Username', 'Name', 'Coins', 'Account number', 'Bank name', 'IFSC code', 'Status', 'Action'];

test('the three lists show the documented columns, five a page, longest wait first', async ({
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

  for (const { path, status, coins, moves } of lists)
    await test.step(`The list of ${path} withdrawals`, async () => {
      await withdrawals.open(path);
      await expect(userList.size).toHaveValue('5');
      for (const name of heads) await expect(staffList.head(name)).toBeVisible();
      await expect(withdrawals.tabs.getByRole('link', { name: status })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await withdrawals.open(path, user.username);
      const row = withdrawals.row(coins);
      await expect(row).toContainText(status);
      await expect(row).toContainText(/•••• \d{4}/);
      await expect(row.getByRole('button', { name: /^(Approve|Reject) / })).toHaveText(moves);
      await expect(row.getByRole('link', { name: /^View / })).toHaveAttribute(
        'href',
        /viewwidthdrawal\/\w+\?request=/,
      );
    });

  await test.step('Pending withdrawals are ordered by the time of the request', async () => {
    await withdrawals.open('pending');
    await expect(staffList.head('Requested, ascending')).toBeVisible();
  });
});

test('the counts on the tabs and the hint above the list follow the changes of others', async ({
  page,
  context,
  request,
  withdrawals,
}) => {
  const user = await earner(request, context);
  const own = withdrawals.rows.filter({ hasText: user.username });
  const hint = page.getByRole('button', { name: 'This list has changed' });
  /** Compares a tab with the count of the server at that moment, because other tests ask and decide at the same time. */
  const follows = (tab: 'Pending' | 'Approved') =>
    expect(async () => {
      const { pending, approved } = await countRequests(context);
      expect(await withdrawals.count(tab)).toBe(tab === 'Pending' ? pending : approved);
    }).toPass();

  await test.step('Open the pending list, newest first', async () => {
    await page.goto('/admin/widthdrawal/pending?sort=-createdAt&limit=50');
    await expect(withdrawals.rows.first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pending withdrawals' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });
  const id = await ask(request, user, 61);

  await test.step('The tab counts the new request', async () => {
    await follows('Pending');
  });

  await test.step('Refresh the list: the request appears', async () => {
    await expect(async () => {
      // The decision of another test may lower the count again, which hides the hint.
      if (await hint.isHidden()) await ask(request, user, 62);
      await hint.click({ timeout: 2000 });
      await expect(own.first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  await test.step('Approve the request elsewhere: the tab follows', async () => {
    await decideRequest(context, id, 1);
    await follows('Approved');
  });
});
