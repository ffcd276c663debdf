import { addBranch, treeRow } from './support/hierarchy';
import { expect, test } from './support/test';

test('a search opens the levels above the match and marks the match', async ({ page, context }) => {
  const { agency, agencyAdmin, bd } = await addBranch(context);
  const hit = treeRow(page, new RegExp(agency.uniqueId));

  await test.step('Search a code', async () => {
    await page.goto('/admin/hierarchy');
    await page.getByRole('searchbox', { name: 'Search name or code' }).fill(agency.uniqueId);
    await expect(hit).toHaveAttribute('aria-current', 'true');
    await expect(treeRow(page, new RegExp(agencyAdmin.uniqueId))).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(hit).toHaveAttribute('aria-current', 'true');
  });

  await test.step('Search a name', async () => {
    await page.getByRole('searchbox').fill(bd.name);
    await expect(treeRow(page, new RegExp(bd.uniqueId))).toHaveAttribute('aria-current', 'true');
  });

  await test.step('Search a name without matches', async () => {
    await page.getByRole('searchbox').fill('zzzz nobody');
    await expect(page.getByText('No matches for “zzzz nobody”')).toBeVisible();
  });
});
