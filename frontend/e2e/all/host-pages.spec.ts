import { applicant } from '../support/hosts';
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
    await staffList.rows.first().getByRole('link', { name: /^View/ }).click();
    await expect(page).toHaveURL(/\/agencyadmin\/hosts\/[0-9a-f]{24}$/);
    await expect(shell.title('Hosts of Nova Artists')).toBeVisible();
    await expect(hostList.rows.first()).toContainText('AG100001');
  });

  await test.step('Open an unknown agency', async () => {
    await page.goto('/agencyadmin/hosts/66f0c0ffee00000000000001');
    await expect(page.getByText('Not found')).toBeVisible();
  });
});
