// One catalogue, from the list to the deletion. support/catalogues.ts holds what differs between them. The other kinds of forms:
// all/catalogues.spec.ts; adding and editing in all of them: all/catalogue-edits.spec.ts.
import { cases } from './support/catalogues';
import { CatalogueScenario } from './support/catalogue-scenario';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('adds and deletes: gifts', async ({ page, catalogue, shell }) => {
  const scenario = new CatalogueScenario(page, catalogue, shell, cases.gifts);
  await test.step('Open the list', () => scenario.open());
  await test.step('Submit the empty form', () => scenario.submitEmpty());
  await test.step('Add the record', () => scenario.add());
  await test.step('Delete the record', () => scenario.delete(cases.gifts.name));
});

test('the page of all catalogues leads to each, and the quick search finds their screens', async ({
  page,
  shell,
}) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });

  await test.step('Return from a catalogue to the page of all', async () => {
    await page.goto('/admin/manageGift');
    await expect(shell.menu.getByRole('link', { name: 'Catalogues' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await crumbs.getByRole('link', { name: 'Catalogues' }).click();
    await expect(page).toHaveURL('/admin/catalogues');
  });

  await test.step('Filter by keys, and open the first match', async () => {
    await expect(shell.title('Catalogues')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('fra lev');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /level|Frame/ }),
    ).toHaveText(['Frame levels']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/framelevel');
  });

  await test.step('Find a form with the quick search', async () => {
    await page.getByRole('button', { name: 'Go to' }).click();
    await page.getByRole('combobox', { name: 'Go to a page' }).fill('add fra lev');
    await page.keyboard.press('Enter');
    await expect(shell.title('Add frame level')).toBeVisible();
  });
});
