// Forms of single catalogues with rules of their own.
import { uniqueName } from './support/catalogue-records';
import { cases } from './support/catalogues';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('adds and deletes the items of a VIP pack', async ({ page, catalogue, shell }) => {
  const { Image } = cases.vips.fields;
  const name = uniqueName('Night sky');

  await test.step('Open the items of the pack', async () => {
    await page.goto('/admin/manageVip?search=Bronze');
    await catalogue.act('View items', 'Bronze', true);
    await expect(shell.title('Items of Bronze')).toBeVisible();
  });

  await test.step('Add an item', async () => {
    await page.getByRole('link', { name: 'Add Item' }).click();
    await catalogue.submit('Add item');
    await expect(catalogue.missing).toHaveCount(2);
    await catalogue.fill({ Name: name, Image: Image! });
    await catalogue.submit('Add item');
    await expect(shell.title('Items of Bronze')).toBeVisible();
  });

  await test.step('Delete the item and go back', async () => {
    await catalogue.act('Delete', name);
    await shell.answer('Delete');
    await expect(catalogue.row(name)).toHaveCount(0);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/admin/manageVip');
  });
});

test('replaces the picture of a background theme, without adding or deleting themes', async ({
  page,
  catalogue,
  shell,
}) => {
  await test.step('The list has no buttons to add or delete', async () => {
    await page.goto('/admin/backgroundtheme');
    await expect(shell.title('Background themes')).toBeVisible();
    await expect(catalogue.add).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });
  const image = page.getByRole('row').last().locator('img');
  const before = await image.getAttribute('src');

  await test.step('Replace the picture', async () => {
    await page.getByRole('link', { name: /^Edit/ }).last().click();
    await catalogue.submit();
    await expect(catalogue.missing).toHaveCount(1);
    await catalogue.fill({ Image: cases.banners.fields.Image! });
    await catalogue.submit();
    await expect(page).toHaveURL('/admin/backgroundtheme');
    await expect(image).not.toHaveAttribute('src', before!);
  });
});
