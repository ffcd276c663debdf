import { applicant } from './support/hosts';
import { expect, signIn, test } from './support/test';

const lists = [
  ['admin', '/admin/pendingHost', 'Pending', ['Approve', 'Reject']],
  ['admin', '/admin/approvedHost', 'Approved', ['Reject']],
  ['admin', '/admin/rejectedHost', 'Rejected', ['Approve', 'Make final']],
  ['agencyadmin', '/agencyadmin/pendinghost', 'Pending', ['Approve', 'Reject']],
  ['agencyadmin', '/agencyadmin/approvedhost', 'Approved', ['Reject']],
  ['agencyadmin', '/agencyadmin/rejectedhost', 'Rejected', ['Approve']],
  ['agency', '/agency/pendingHost', 'Pending', ['Approve', 'Reject']],
  ['agency', '/agency/approvedHost', 'Approved', ['Reject']],
  ['agency', '/agency/rejectedHost', 'Rejected', ['Approve']],
] as const;

for (const [panel, path, state, moves] of lists) {
  test(`${path} lists ${state.toLowerCase()} hosts, 50 a page, with the allowed decisions`, async ({
    page,
    context,
    hostList,
    userList,
  }) => {
    await signIn(context, panel);
    await page.goto(path);
    await expect(hostList.rows.first()).toContainText(state);
    await expect(userList.size).toHaveValue('50');
    const buttons = hostList.rows.first().getByRole('button', { name: /^(Approve|Reject|Make final) / });
    await expect(buttons).toHaveText([...moves]);
  });
}

test('the counts in the menu and the hint above the list follow the changes of others', async ({
  page,
  request,
  context,
  hostList,
}) => {
  const login = await context.request.post('/api/agency/login', {
    headers: { 'X-Panel': 'agency' },
    data: { uniqueId: 'AG100007', password: 'demo-staff-1' },
  });
  expect(login.ok(), await login.text()).toBe(true);

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
