import { checkHostList, hostLists } from '../support/host-lists';
import { applicant } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

for (const state of ['Pending', 'Approved', 'Rejected'])
  test(`the lists of every panel have ${state.toLowerCase()} hosts, 50 a page, with the allowed decisions`, async ({
    page,
    request,
  }) => {
    for (const list of hostLists.filter(([, , one]) => one === state))
      await test.step(list[1], () => checkHostList(page, request, list));
  });

test('the counts in the menu and the hint above the list follow the changes of others', async ({
  page,
  request,
  context,
  hostList,
}) => {
  await signIn(context, 'agency', { id: 'AG100007', password: 'demo-staff-1' });

  await test.step('Open the pending list', async () => {
    await page.goto('/agency/pendingHost');
    await expect(hostList.counts.getByRole('link', { name: /Hosts \d/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pending hosts' })).toHaveAttribute('aria-busy', 'false');
  });
  const before = await hostList.count('Hosts');
  const user = await applicant(request, 'AG100007');
  await expect.poll(() => hostList.count('Hosts')).toBe(before + 1);
  await expect(hostList.row(user.username)).toBeHidden();

  await test.step('Refresh the list', async () => {
    await page.getByRole('button', { name: 'This list has changed' }).click();
    await expect(hostList.row(user.username)).toBeVisible();
  });
});

test('the pending hosts of every panel come longest wait first', async ({ page, context, staffList }) => {
  // Narrower pages hide columns.
  await page.setViewportSize({ width: 1920, height: 860 });
  for (const [panel, path] of hostLists.filter(([, , state]) => state === 'Pending')) {
    await signIn(context, panel);
    await page.goto(path);
    await expect(staffList.head('Applied, ascending'), path).toBeVisible();
  }
});
