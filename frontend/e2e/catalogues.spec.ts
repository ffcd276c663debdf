// Every catalogue opens and refuses an empty form; one catalogue of each kind adds and deletes. support/catalogues.ts holds the
// differences. Adding and editing in all of them: all/catalogue-edits.spec.ts.
import { cases } from './support/catalogues';
import { CatalogueScenario } from './support/catalogue-scenario';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

/** By what their forms hold: pictures and animations, levels, prices, sound, text. */
const kinds = ['gifts', 'levels', 'plans', 'songs', 'contents'] as const;

for (const kind of kinds)
  test(`adds and deletes: ${kind}`, async ({ page, catalogue, shell }) => {
    const scenario = new CatalogueScenario(page, catalogue, shell, cases[kind]);
    await test.step('Open the list', () => scenario.open());
    await test.step('Submit the empty form', () => scenario.submitEmpty());
    await test.step('Add the record', () => scenario.add());
    await test.step('Delete the record', () => scenario.delete(cases[kind].name));
  });

for (const [kind, one] of Object.entries(cases))
  test(`opens, and its form names what is missing: ${kind}`, async ({ page, catalogue, shell }) => {
    const scenario = new CatalogueScenario(page, catalogue, shell, one);
    await test.step('Open the list', () => scenario.open());
    await test.step('Submit the empty form', () => scenario.submitEmpty());
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
