import { addBranch, treeRow } from './support/hierarchy';
import { expect, test } from './support/test';

test('moves an agency admin after listing the affected accounts', async ({ page, context, shell }) => {
  const { bd, other, agencyAdmin } = await addBranch(context);
  const picker = page.getByRole('combobox', { name: 'New BD' });
  const confirm = shell.dialog.getByRole('button', { name: 'Move' });
  const item = treeRow(page, new RegExp(agencyAdmin.uniqueId));

  await test.step('Open the dialog: it names the present BD, and lists the others by name', async () => {
    await page.goto(`/admin/hierarchy?search=${agencyAdmin.uniqueId}`);
    const byName = page.waitForRequest(/\/api\/bdpanel\/getbd\?.*\bsort=name(&|$)/);
    await item.getByRole('button', { name: `Move ${agencyAdmin.name}` }).click();
    await expect(shell.dialog).toContainText(
      `${agencyAdmin.uniqueId} is assigned to ${bd.name} (${bd.uniqueId})`,
    );
    await byName;
    await expect(confirm).toBeDisabled();
  });

  await test.step('Search for the present BD, which is no choice', async () => {
    await picker.fill(bd.uniqueId);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await expect(confirm).toBeDisabled();
  });

  await test.step('Choose another BD and move', async () => {
    await picker.fill(other.uniqueId);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await page.getByRole('option', { name: new RegExp(other.uniqueId) }).click();
    await expect(shell.dialogText('Moves 1 agency admin, 1 agency and 0 hosts.')).toBeVisible();
    await confirm.click();
  });

  await test.step('The tree shows the move', async () => {
    await expect(shell.toasts).toContainText(
      `${agencyAdmin.name} moved to ${other.name} (${other.uniqueId})`,
    );
    await expect(treeRow(page, new RegExp(`${bd.uniqueId}.*\\b0 agency admins`))).toBeVisible();
    await expect(
      treeRow(page, new RegExp(`${other.uniqueId}.*\\b1 agency admin.*\\b1 agency`)),
    ).toBeVisible();
  });
});
