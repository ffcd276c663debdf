import { addBranch, chooseParent } from '../support/hierarchy';
import { approvedHost } from '../support/hosts';
import { expect, test } from '../support/test';

test('moves selected hosts to another agency, after a preview', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const { agency } = await addBranch(context);
  const hosts = [await approvedHost(request, context), await approvedHost(request, context)];

  await test.step('Select the hosts', async () => {
    await page.goto('/admin/approvedHost?search=e2e.&agencyCode=AG100001');
    for (const { username } of hosts) await hostList.row(username).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Move selected' }).click();
    await expect(shell.dialog.getByRole('heading', { name: 'Move 2 hosts' })).toBeVisible();
  });

  await test.step('Search for the present agency, which is no choice', async () => {
    await page.getByRole('combobox', { name: 'New agency' }).fill('AG100001');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await expect(shell.dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  });

  await test.step('Choose another agency and move', async () => {
    await chooseParent(page, 'New agency', agency.uniqueId);
    await expect(shell.dialogText('Moves 2 hosts. Past sessions stay with the agency before.')).toBeVisible();
    await shell.pressInDialog('Move');
    await expect(shell.toasts).toContainText(`2 hosts moved to ${agency.name} (${agency.uniqueId})`);
    for (const { username } of hosts) await expect(hostList.row(username)).toBeHidden();
  });

  await test.step('The new agency shows the hosts and their move', async () => {
    await page.goto(`/admin/viewAgency?id=${agency._id}&status=1`);
    for (const { username } of hosts) await expect(hostList.row(username)).toBeVisible();
    await page.goto('/admin/audit?kind=host');
    await expect(
      page.locator('#root tr[data-row]').filter({ hasText: hosts[0]!.username }).first(),
    ).toContainText('Moved');
  });
});
