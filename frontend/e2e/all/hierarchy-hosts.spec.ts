import { addBranch, chooseParent, treeRow } from '../support/hierarchy';
import { applicant, approvedHost } from '../support/hosts';
import { expect, test } from '../support/test';

test('moves all hosts of an agency within the question about its deletion', async ({
  page,
  context,
  request,
  shell,
}) => {
  const { agency } = await addBranch(context);
  await approvedHost(request, context, agency.uniqueId);
  await applicant(request, agency.uniqueId);

  await test.step('Ask to delete the agency', async () => {
    await page.goto(`/admin/viewAgency?id=${agency._id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      shell.dialogText(`Delete ${agency.name}? 1 host and 1 pending application lose their agency.`),
    ).toBeVisible();
    await shell.dialog.getByLabel('Reason').fill('The agency closes');
    await shell.pressInDialog('Move all hosts first');
  });

  await test.step('Move the hosts first', async () => {
    await expect(shell.dialogText(`Move all hosts of ${agency.name}`)).toBeVisible();
    await chooseParent(page, 'New agency', 'AG100001');
    await expect(
      shell.dialogText('Moves 1 host and 1 pending application. Past sessions stay with the agency before.'),
    ).toBeVisible();
    await shell.pressInDialog('Move');
  });

  await test.step('Delete the agency', async () => {
    await expect(shell.dialogText('No accounts depend on it.')).toBeVisible();
    await expect(shell.dialog.getByLabel('Reason')).toHaveValue('The agency closes');
    await shell.answer('Delete');
    await expect(page).toHaveURL(/manageAgency/);
  });
});

test('a host whose agency was deleted can be moved from the tree', async ({
  page,
  context,
  request,
  shell,
}) => {
  const { agency } = await addBranch(context);
  const host = await approvedHost(request, context, agency.uniqueId);
  const item = treeRow(page, new RegExp(host.username));

  await test.step('Delete the agency', async () => {
    await page.goto(`/admin/viewAgency?id=${agency._id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await shell.dialog.getByLabel('Reason').fill('The agency closes');
    await shell.dialog.getByLabel(`Type ${agency.uniqueId} to confirm`).fill(agency.uniqueId);
    await shell.answer('Delete');
    await expect(page).toHaveURL(/manageAgency/);
  });

  await test.step('Move the host to another agency', async () => {
    await page.goto(`/admin/hierarchy?search=${host.username}`);
    await expect(treeRow(page, /Without an agency/)).toHaveAttribute('aria-expanded', 'true');
    await item.getByRole('button', { name: `Move ${host.name}` }).click();
    await chooseParent(page, 'New agency', 'AG100001');
    await expect(shell.dialogText('Moves 1 host. Past sessions stay with the agency before.')).toBeVisible();
    await shell.pressInDialog('Move');
    await expect(shell.toasts).toContainText(`${host.name} moved to`);
  });
});
