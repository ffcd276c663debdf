// Forms of single catalogues with rules of their own.
import { addRecord, uniqueName } from '../support/catalogue-records';
import { cases } from '../support/catalogues';
import { wav } from '../support/media';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('requires animation and thumbnail of an entry effect together', async ({ page, catalogue }) => {
  await test.step('Replace the animation only', async () => {
    await page.goto('/admin/manageEntryEffect?search=Royal');
    await catalogue.act('Edit', 'Royal entry');
    await catalogue.fill({ SVGA: cases['entry-effects'].fields.SVGA! });
    await catalogue.submit();
    await expect(catalogue.missing).toHaveCount(1);
    await expect(catalogue.field('Thumbnail')).toHaveAttribute('aria-invalid', 'true');
    await expect(catalogue.field('Thumbnail')).toBeFocused();
  });

  await test.step('Choose a thumbnail that is no picture', async () => {
    await catalogue.fill({
      Thumbnail: { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    });
    await catalogue.submit();
    await expect(catalogue.form.getByText('Choose a PNG, JPEG, WebP or GIF picture')).toBeVisible();
    await expect(catalogue.field('Thumbnail')).toBeFocused();
  });
});

test('adds several levels in one form: a refused level stays with its reason, an overlap is a warning', async ({
  page,
  catalogue,
  shell,
}) => {
  const { Level: first, Icon: icon } = cases.levels.fields as { Level: string; Icon: never };
  const levels = [Number(first) + 10_000, Number(first) + 10_001];
  const [one, two] = levels.map(String) as [string, string];
  const rows = [1, 2].map((number) => page.getByRole('group', { name: `Level ${number}`, exact: true }));

  await test.step('Add and remove rows', async () => {
    await page.goto('/admin/addLevel');
    await page.getByRole('button', { name: 'Add More Level' }).click();
    await expect(rows[1]!.getByLabel(/^Level\b/)).toBeFocused();
    await page.getByRole('button', { name: 'Add More Level' }).click();
    await page.getByRole('button', { name: 'Remove Level 3' }).press('Enter');
    await expect(rows[1]!.getByLabel(/^Level\b/)).toBeFocused();
  });

  await test.step('Submit: one level is saved, the refused level stays with its reason', async () => {
    for (const [at, row] of rows.entries()) {
      await row.getByLabel(/^Level\b/).fill([one, two][at]!);
      await row.getByLabel(/^Experience from/).fill('960000000');
      await row.getByLabel(/^Experience to/).fill(['970000000', '950000000'][at]!);
      await row.getByLabel(/^Icon/).setInputFiles(icon);
    }
    await catalogue.submit('Add level');
    await expect(catalogue.form.getByText('Enter more than “Experience from”')).toBeVisible();
    await expect(rows[0]!.getByText('Added')).toBeVisible();
    await expect(rows[1]!.getByRole('alert')).toContainText(
      'Level 2 was not added. Check the marked fields.',
    );
    await expect(catalogue.field('Level')).toHaveValue(two);
    await expect(catalogue.field('Experience to')).toBeFocused();
  });

  await test.step('Submit the corrected level twice by keyboard', async () => {
    await catalogue.field('Experience to').fill('980000000');
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
  });

  await test.step('The list warns of the overlap', async () => {
    await catalogue.back('/admin/manageLevel');
    await catalogue.find(one);
    await expect(page.getByText(`Overlaps with level ${Number(two).toLocaleString('en-GB')}`)).toBeVisible();
  });

  await test.step('Delete the levels', async () => {
    for (const each of levels) {
      await catalogue.find(String(each));
      await catalogue.act('Delete', `Level ${each.toLocaleString('en-GB')}`);
      await shell.answer('Delete');
      await expect(catalogue.row(`Level ${each.toLocaleString('en-GB')}`)).toHaveCount(0);
    }
  });
});

test('renames a song and replaces its file', async ({ page, context, catalogue }) => {
  const name = uniqueName('Song');
  await addRecord(context.request, 'songs', { songName: name, songs: wav(2) });
  await page.goto(`/admin/manageSongs?search=${encodeURIComponent(name)}`);
  await catalogue.act('Edit', name);
  await catalogue.fill({ 'Audio file': wav(7) });
  await catalogue.submit();
  await expect(page.getByRole('group', { name, exact: true }).getByText('/ 0:07')).toBeVisible();
});

test('adds and deletes the items of a VIP pack', async ({ page, catalogue, shell }) => {
  const { Image } = cases.vips.fields;
  const name = uniqueName('Night sky');

  await test.step('Open the items of the pack', async () => {
    await page.goto('/admin/manageVip?search=Bronze');
    await catalogue.act('View items', 'Bronze');
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
