// Tests adding and deleting in every catalogue. support/catalogues.ts holds the differences. Editing: all/catalogue-edits.spec.ts.
import { cases } from './support/catalogues';
import { CatalogueScenario } from './support/catalogue-scenario';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

for (const [name, one] of Object.entries(cases))
  test(`adds and deletes: ${name}`, async ({ page, catalogue, shell }) => {
    const scenario = new CatalogueScenario(page, catalogue, shell, one);
    await test.step('Open the list', () => scenario.open());
    await test.step('Add the record', () => scenario.add());
    await test.step('Delete the record', () => scenario.delete(one.name));
  });

test('the menu folds the catalogues, and the quick search finds their screens', async ({ page, shell }) => {
  await test.step('Unfold a group of the menu', async () => {
    await page.goto('/admin/manageGift');
    await expect(shell.menu.getByRole('link', { name: 'Gifts', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(shell.menu.getByRole('link', { name: 'Plans' })).toBeHidden();
    await shell.menu.getByRole('button', { name: 'Shop' }).click();
    await expect(shell.menu.getByRole('link', { name: 'Plans' })).toBeVisible();
  });

  await test.step('Find a form with the quick search', async () => {
    await page.getByRole('button', { name: 'Go to' }).click();
    await page.getByRole('combobox', { name: 'Go to a page' }).fill('add fra lev');
    await page.keyboard.press('Enter');
    await expect(shell.title('Add frame level')).toBeVisible();
  });
});
