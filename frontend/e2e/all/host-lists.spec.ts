import { checkHostList, hostLists } from '../support/host-lists';
import { applicant } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

for (const list of hostLists.filter(([, , state]) => state !== 'Rejected'))
  test(`${list[1]} lists ${list[2].toLowerCase()} hosts, 50 a page, with the allowed decisions`, ({
    page,
    request,
  }) => checkHostList(page, request, list));

test('the counts in the menu and the hint above the list follow the changes of others', async ({
  page,
  request,
  context,
  hostList,
}) => {
  await signIn(context, 'agency', { id: 'AG100007', password: 'demo-staff-1' });

  await test.step('Open the pending list', async () => {
    await page.goto('/agency/pendingHost');
    await expect(hostList.counts.getByRole('link', { name: /Pending hosts \d/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pending hosts' })).toHaveAttribute('aria-busy', 'false');
  });
  const before = await hostList.count('Pending hosts');
  const user = await applicant(request, 'AG100007');
  await expect.poll(() => hostList.count('Pending hosts')).toBe(before + 1);
  await expect(hostList.row(user.username)).toBeHidden();

  await test.step('Refresh the list', async () => {
    await page.getByRole('button', { name: 'This list has changed' }).click();
    await expect(hostList.row(user.username)).toBeVisible();
  });
});
