// Tests adding, editing and deleting in every catalogue. support/catalogues.ts holds the differences.
import type { CataloguePage } from './pages/catalogue-page';
import { cases, type CatalogueCase } from './support/catalogues';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const isFile = (value: unknown) => typeof value !== 'string';

for (const [name, one] of Object.entries(cases)) {
  test(`adds, finds, edits and deletes: ${name}`, async ({ page, catalogue, shell }) => {
    const find = async (row: string, search: string | undefined) => {
      if (search) await catalogue.find(search);
      await expect(catalogue.row(row)).toBeVisible();
    };

    await test.step('Open the list', async () => {
      await page.goto(one.list + (one.open ?? ''));
      await expect(shell.title(one.title)).toBeVisible();
      for (const head of one.heads) await expect(catalogue.head(head)).toBeVisible();
      await catalogue.add.click();
    });

    await test.step('Add the record', async () => {
      await add(catalogue, one);
      await catalogue.back(one.list);
      if (one.open) await page.goto(one.list + one.open);
      await find(one.name, one.search);
    });

    const { edit } = one;
    if (edit) {
      await test.step('Edit the record: the list keeps page, search and order', async () => {
        const left = page.url();
        await catalogue.act('Edit', one.name, one.menu);
        const pictures = Object.values(one.fields).filter(isFile).length - (one.hidden ?? 0);
        await expect(catalogue.form.locator('img, canvas')).toHaveCount(pictures);
        await catalogue.field(edit.field).fill(edit.value);
        await catalogue.fill(edit.also ?? {});
        await catalogue.submit();
        await expect(page).toHaveURL(left);
        if (one.quiet) await expect(shell.toasts).not.toContainText('updated');
        if (one.open) await page.goto(one.list + one.open);
        const renamed = edit.name === one.name ? one.search : edit.name;
        await find(edit.name, edit.search ?? (one.search && renamed));
      });
    }
    const last = edit?.name ?? one.name;

    await test.step('Delete the record', async () => {
      await catalogue.act('Delete', last, one.menu);
      await expect(shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
      await expect(shell.dialogText(last)).toBeVisible();
      await expect(shell.dialogText('Not in use.')).toBeVisible();
      await shell.answer('Delete');
      await expect(catalogue.row(last)).toHaveCount(0);
      await expect(shell.toasts).toContainText('deleted');
    });
  });
}

/** Submits the empty form first: each field reports that its value is missing, and the first field has focus. */
async function add(catalogue: CataloguePage, { add: label, fields, choices = {} }: CatalogueCase) {
  await catalogue.submit(label);
  await expect(catalogue.missing).toHaveCount(Object.keys({ ...fields, ...choices }).length);
  await expect(catalogue.form.locator('[aria-invalid="true"]').first()).toBeFocused();
  await catalogue.fill(fields);
  for (const [field, value] of Object.entries(choices)) await catalogue.choose(field, value);
  await expect(catalogue.missing).toHaveCount(0);
  await catalogue.submit(label);
}

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
