import { expect, signIn, test } from '../support/test';
import { ask, countRequests, decideRequest, earner } from '../support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the counts on the tabs and the hint above the list follow the changes of others', async ({
  page,
  context,
  request,
  withdrawals,
}) => {
  const user = await earner(request, context);
  const own = withdrawals.rows.filter({ hasText: user.username });
  const hint = page.getByRole('button', { name: 'This list has changed' });
  /** Compares a tab with the count of the server at that moment, because the tests of this file ask and decide. */
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
