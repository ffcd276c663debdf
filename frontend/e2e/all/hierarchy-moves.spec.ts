import { addAgencyAdmin, addBranch, chooseParent, treeRow } from '../support/hierarchy';
import { readValue } from '../support/read-value';
import { demoAccount } from '../support/staff';
import { expect, test } from '../support/test';

test('the agency admins of a deleted BD can be moved to another BD', async ({ page, context, shell }) => {
  const { bd, other, agencyAdmin } = await addBranch(context);

  await test.step('Delete the BD', async () => {
    await page.goto(`/admin/viewBd?id=${bd._id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
    await expect(shell.dialogText('1 agency admin and 1 agency stay and can be reassigned.')).toBeVisible();
    await expect(shell.dialogText(`Delete ${bd.name}? 1 agency admin loses its BD.`)).toBeVisible();
    await shell.dialog.getByLabel('Reason').fill('Left the company');
    await shell.dialog.getByLabel(`Type ${bd.uniqueId} to confirm`).fill(bd.uniqueId);
    await shell.answer('Delete');
    await expect(page).toHaveURL(/manageBd/);
  });

  const item = treeRow(page, new RegExp(agencyAdmin.uniqueId));

  await test.step('Move the agency admin to another BD', async () => {
    await page.goto(`/admin/hierarchy?search=${agencyAdmin.uniqueId}`);
    await expect(treeRow(page, /Without a BD/)).toHaveAttribute('aria-expanded', 'true');
    await item.getByRole('button', { name: `Move ${agencyAdmin.name}` }).click();
    await chooseParent(page, 'New BD', other.uniqueId);
    await shell.dialog.getByRole('button', { name: 'Move' }).click();
    await expect(treeRow(page, new RegExp(`${other.uniqueId}.*\\b1 agency admin`))).toBeVisible();
  });
});

test('moves the agency admins of a BD within the question about its deletion', async ({
  page,
  context,
  shell,
}) => {
  const { bd, other, agencyAdmin } = await addBranch(context);

  await test.step('Ask to delete the BD', async () => {
    await page.goto(`/admin/viewBd?id=${bd._id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await shell.dialog.getByLabel('Reason').fill('Left the company');
    await shell.pressInDialog('Move 1 agency admin first');
  });

  await test.step('Move the agency admins first', async () => {
    await expect(shell.dialogText(`Move the agency admins of ${bd.name}`)).toBeVisible();
    await chooseParent(page, 'New BD', other.uniqueId);
    await shell.pressInDialog('Move');
  });

  await test.step('Delete the BD', async () => {
    await expect(shell.dialogText('No accounts depend on it.')).toBeVisible();
    await expect(
      shell.dialog.getByRole('heading', { name: `Delete ${bd.name}?`, exact: true }),
    ).toBeVisible();
    await expect(shell.dialog.getByLabel('Reason')).toHaveValue('Left the company');
    await shell.answer('Delete');
    await expect(page).toHaveURL(/manageBd/);
  });

  await test.step('The tree shows the move', async () => {
    await page.goto(`/admin/hierarchy?search=${agencyAdmin.uniqueId}`);
    await expect(treeRow(page, new RegExp(`${other.uniqueId}.*\\b1 agency admin`))).toBeVisible();
  });
});

test('moves an agency on its own page, unless another admin was faster', async ({ page, context, shell }) => {
  const { bd, agencyAdmin, agency } = await addBranch(context);
  const { uniqueId: target } = await demoAccount(context, 'agencyadmin');

  await test.step('Open the dialog', async () => {
    await page.goto(`/admin/viewAgency?id=${agency._id}`);
    await page.getByRole('button', { name: 'Move' }).click();
  });
  const faster = await addAgencyAdmin(context, bd.uniqueId);
  const record = { id: agency._id, from: agencyAdmin.uniqueId };
  await context.request.post('/api/admin/hierarchy/move', {
    headers: { 'X-Panel': 'admin' },
    data: { kind: 'agency', records: [record], to: faster.uniqueId },
  });

  await test.step('Choose an agency admin after another admin has moved the agency', async () => {
    await chooseParent(page, 'New agency admin', target);
    await expect(
      shell.dialogText(
        new RegExp(`${agency.uniqueId} is now assigned to ${faster.uniqueId}: .* moved it at`),
      ),
    ).toBeVisible();
  });

  await test.step('Reload and move the agency', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Move' }).click();
    await chooseParent(page, 'New agency admin', target);
    await expect(shell.dialogText('Moves 1 agency and 0 hosts.')).toBeVisible();
    await shell.dialog.getByRole('button', { name: 'Move' }).click();
    await expect(readValue(page, 'Agency admin')).toHaveText(target);
  });
});
