import { expect, signIn, test } from './support/test';
import { ask, decideRequest, earner } from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const lists = [
  ['pending', 'Pending', ['Approve', 'Reject']],
  ['approved', 'Approved', ['Reject']],
  ['rejected', 'Rejected', ['Approve']],
] as const;
const heads = ['Username', 'Name', 'Coins', 'Account number', 'Bank name', 'IFSC code', 'Status', 'Action'];

test('the three lists show the documented columns, five a page, longest wait first', async ({
  page,
  userList,
  staffList,
  withdrawals,
}) => {
  for (const [path, state, moves] of lists) {
    await page.goto(`/admin/widthdrawal/${path}`);
    const row = withdrawals.rows.first();
    await expect(row).toContainText(state);
    await expect(row).toContainText(/•••• \d{4}/);
    await expect(userList.size).toHaveValue('5');
    for (const name of heads) await expect(staffList.head(name)).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Approve|Reject) / })).toHaveText([...moves]);
    await expect(row.getByRole('link', { name: /^View / })).toHaveAttribute(
      'href',
      /viewwidthdrawal\/\w+\?request=/,
    );
    await expect(withdrawals.tabs.getByRole('link', { name: state })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/admin/widthdrawal/pending');
  await expect(staffList.head('Requested, ascending')).toBeVisible();
});

test('the counts on the tabs and the hint above the list follow the changes of others', async ({
  page,
  context,
  request,
  withdrawals,
}) => {
  const user = await earner(request, context);

  await test.step('Open the pending list', async () => {
    await page.goto('/admin/widthdrawal/pending');
    await expect(withdrawals.rows.first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pending withdrawals' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });
  const before = await withdrawals.count('Pending');
  const id = await ask(request, user, 61);
  await expect.poll(() => withdrawals.count('Pending')).toBeGreaterThan(before);

  await test.step('Refresh the list', async () => {
    await page.getByRole('button', { name: 'This list has changed' }).click();
    await expect(page.getByRole('button', { name: 'This list has changed' })).toBeHidden();
  });
  const approved = await withdrawals.count('Approved');
  await decideRequest(context, id, 1);
  await expect.poll(() => withdrawals.count('Approved')).toBeGreaterThan(approved);
});
