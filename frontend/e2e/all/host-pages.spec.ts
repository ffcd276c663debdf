import { actOn } from '../support/row-actions';
import { readValue } from '../support/read-value';
import { applicant, approvedHost, register } from '../support/hosts';
import { demoAccount } from '../support/staff';
import { expect, signIn, test } from '../support/test';

test('reports under the username that the user is already a host', async ({
  page,
  context,
  request,
  staffForm,
}) => {
  const user = await applicant(request);
  await signIn(context, 'admin');
  await page.goto('/admin/applyHost');
  await staffForm.field('Username').fill(user.username);
  await staffForm.pick('Agency Code', 'AG100002');
  await staffForm.field('Real name').fill(user.name);
  await staffForm.field('Phone').fill(user.number);
  await staffForm.submit('Add Host');
  await expect(
    page.getByRole('form').getByText('This user has another pending or approved application'),
  ).toBeVisible();
});

test('the page of an agency lists its hosts in a tab for each state, 10 a page', async ({
  page,
  context,
  request,
  hostList,
  userList,
}) => {
  // Another test may decide all other applications of this agency.
  await applicant(request);
  await signIn(context, 'admin');

  await test.step('Open the agency', async () => {
    await page.goto(`/admin/viewAgency?id=${(await demoAccount(context, 'agency'))._id}`);
    await expect(hostList.rows.first()).toContainText('Pending');
  });

  await test.step('Open the approved hosts', async () => {
    await page.getByRole('tab', { name: 'Approved' }).click();
    await expect(page).toHaveURL(/status=1/);
    await expect(hostList.rows).toHaveCount(10);
    await expect(hostList.rows.first()).toContainText('Approved');
    await expect(hostList.rows.first()).toContainText('AG100001');
  });

  await test.step('Go to page 2 and reload', async () => {
    await userList.pageButton(2).click();
    await expect(userList.range).toContainText('Showing 11 to');
    await page.reload();
    await expect(userList.range).toContainText('Showing 11 to');
  });
});

test('a BD reads the hosts of an agency and cannot decide', async ({ page, context, hostList }) => {
  await signIn(context, 'admin');
  const { _id } = await demoAccount(context, 'agency');
  await signIn(context, 'bd');
  await page.goto(`/bd/viewAgency?id=${_id}&status=1`);
  await expect(hostList.rows).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
});

test('an agency admin opens the hosts of an agency from the agency list', async ({
  page,
  context,
  hostList,
  staffList,
  shell,
}) => {
  await signIn(context, 'agencyadmin');

  await test.step('Open the hosts of the agency', async () => {
    await page.goto('/agencyadmin/agencylists?search=AG100001');
    await actOn(staffList.rows.first(), 'Hosts');
    await expect(page).toHaveURL(/\/agencyadmin\/hosts\/[0-9a-f]{24}$/);
    await expect(shell.title('Hosts of Nova Artists')).toBeVisible();
    await expect(hostList.rows.first()).toContainText('AG100001');
  });

  await test.step('Open an unknown agency', async () => {
    await page.goto('/agencyadmin/hosts/66f0c0ffee00000000000001');
    await expect(page.getByText('Not found')).toBeVisible();
  });
});

test('an agency opens the user behind a host and no other user', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  await signIn(context, 'admin');
  const user = await approvedHost(request, context);
  const stranger = await register(request);
  await signIn(context, 'agency');

  await test.step('Open the user of the host', async () => {
    await hostList.open('/agency/approvedHost', user.username);
    await hostList.row(user.username).getByRole('link', { name: user.username }).click();
    await expect(page).toHaveURL(`/agency/viewUser?old=0&id=${user._id}`);
    await expect(shell.title(user.username)).toBeVisible();
    for (const label of ['Bio', 'Gender', 'Receiving coins', 'Coins'])
      await expect(readValue(page, label)).toBeVisible();
    const edit = `/api/admin/edituser?id=${user._id}`;
    for (const [stored, shown] of [
      ['male', 'Male'],
      ['FEMALE', 'Female'],
      ['non-binary', 'non-binary'],
    ] as const) {
      const headers = { 'X-Panel': 'admin' };
      const saved = await context.request.post(edit, { headers, data: { gender: stored } });
      expect(saved.ok(), await saved.text()).toBe(true);
      await page.reload();
      await expect(readValue(page, 'Gender')).toHaveText(shown);
    }
  });

  await test.step('Open another user', async () => {
    await page.goto(`/agency/viewUser?old=0&id=${stranger._id}`);
    await expect(page.getByText('Not found')).toBeVisible();
  });
});
