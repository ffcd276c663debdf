import { addGiftCategory, addLiveGift, deleteGiftCategory, uniqueName } from '../support/catalogue-records';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('names the uses of a record before the deletion, and Cancel keeps the record', async ({
  page,
  catalogue,
  shell,
}) => {
  await page.goto('/admin/manageLiveGiftCategory?search=Luxury');
  await catalogue.act('Delete', 'Luxury');
  await expect(shell.dialogText('3 live gifts')).toBeVisible();
  await shell.answer('Cancel');
  await expect(shell.dialog).toBeHidden();
  await expect(catalogue.row('Luxury')).toBeVisible();
});

test('moves the gifts of a deleted category to another category', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  const name = uniqueName('Category');
  const old = await addGiftCategory(context.request, `${name} A`);
  const other = await addGiftCategory(context.request, `${name} B`);
  await addLiveGift(context.request, name, old);
  const row = page.getByRole('row').filter({ hasText: name });

  await test.step('Delete the category and choose another for its gifts', async () => {
    await page.goto(`/admin/manageLiveGiftCategory?search=${encodeURIComponent(name)}`);
    await catalogue.act('Delete', `${name} A`);
    await expect(shell.dialogText('1 live gifts')).toBeVisible();
    await page.getByRole('combobox', { name: 'Move them to' }).click();
    await page.getByRole('option', { name: `${name} B` }).click();
    await shell.answer('Delete');
    await expect(catalogue.row(`${name} A`)).toHaveCount(0);
  });

  await test.step('The gift is in the other category', async () => {
    await page.goto(`/admin/manageLiveGift?search=${encodeURIComponent(name)}`);
    await expect(row).toContainText(`${name} B`);
  });

  await test.step('Delete the other category as older clients do: the list says so', async () => {
    await deleteGiftCategory(context.request, other);
    await page.reload();
    await expect(row).toContainText('Category deleted');
  });

  await test.step('The form of the gift says so', async () => {
    await catalogue.act('Edit', name);
    await expect(catalogue.form.getByText('The category was deleted')).toBeVisible();
  });
});

test('saves a category without changes, and removes a category that another admin deleted', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  const title = uniqueName('Category');
  const id = await addGiftCategory(context.request, title);
  // Without the event stream, the row stays after the other admin has deleted the category.
  await page.route('**/api/events?*', (route) => route.abort());

  await test.step('Save the category without changes', async () => {
    await page.goto(`/admin/manageLiveGiftCategory?search=${encodeURIComponent(title)}`);
    await catalogue.act('Edit', title);
    await catalogue.submit();
    await expect(shell.toasts).toContainText('Live gift category updated');
    await expect(catalogue.row(title)).toBeVisible();
  });

  await test.step('Delete the category after another admin did', async () => {
    await deleteGiftCategory(context.request, id);
    await catalogue.act('Delete', title);
    await expect(shell.toasts).toContainText('Not found');
    await expect(catalogue.row(title)).toHaveCount(0);
  });
});
