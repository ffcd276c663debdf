// Each catalogue from its first record to its last: what differs stands in support/catalogues.ts.
import { CataloguePage } from './pages/catalogue-page';
import { cases, type CatalogueCase } from './support/catalogues';
import { png, svga2 } from './support/media';
import { expect, signIn, test as base } from './support/test';

const test = base.extend<{ catalogue: CataloguePage }>({
  catalogue: ({ page }, use) => use(new CataloguePage(page)),
});
test.beforeEach(({ context }) => signIn(context, 'admin'));

const isFile = (value: unknown) => typeof value !== 'string';

for (const [name, one] of Object.entries(cases)) {
  test(`${name}: added, found, changed, deleted`, async ({ page, catalogue, shell }) => {
    const find = async (row: string, search: string | undefined) => {
      if (search) await catalogue.find(search);
      await expect(catalogue.row(row)).toBeVisible();
    };
    await page.goto(one.list + (one.open ?? ''));
    await expect(shell.title(one.title)).toBeVisible();
    for (const head of one.heads) await expect(catalogue.head(head)).toBeVisible();
    await catalogue.add.click();
    await add(catalogue, one);
    // On the page of the list where the new record stands.
    await catalogue.back(one.list);
    if (one.open) await page.goto(one.list + one.open);
    await find(one.name, one.search);

    const { edit } = one;
    if (edit) {
      const left = page.url();
      await catalogue.act('Edit', one.name, one.menu);
      const pictures = Object.values(one.fields).filter(isFile).length - (one.hidden ?? 0);
      await expect(catalogue.form.locator('img, canvas')).toHaveCount(pictures);
      await catalogue.field(edit.field).fill(edit.value);
      await catalogue.fill(edit.also ?? {});
      await catalogue.submit();
      // The list as it was left: page, search and order.
      await expect(page).toHaveURL(left);
      if (one.quiet) await expect(shell.toasts).not.toContainText('updated');
      if (one.open) await page.goto(one.list + one.open);
      const renamed = edit.name === one.name ? one.search : edit.name;
      await find(edit.name, edit.search ?? (one.search && renamed));
    }
    const last = edit?.name ?? one.name;
    await catalogue.act('Delete', last, one.menu);
    await expect(shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
    await expect(shell.dialogText(last)).toBeVisible();
    await expect(shell.dialogText('Not in use.')).toBeVisible();
    await shell.answer('Delete');
    await expect(catalogue.row(last)).toHaveCount(0);
    await expect(shell.toasts).toContainText('deleted');
  });
}

/** First with nothing in it: each field says that it is missing, and the keyboard is at the first of them. */
async function add(catalogue: CataloguePage, { add: label, fields, choices = {} }: CatalogueCase) {
  await catalogue.submit(label);
  await expect(catalogue.missing).toHaveCount(Object.keys({ ...fields, ...choices }).length);
  await expect(catalogue.form.locator('[aria-invalid="true"]').first()).toBeFocused();
  await catalogue.fill(fields);
  for (const [field, value] of Object.entries(choices)) await catalogue.choose(field, value);
  await expect(catalogue.missing).toHaveCount(0);
  await catalogue.submit(label);
}

test('where a record is used is said before it is deleted; Cancel leaves it', async ({
  page,
  catalogue,
  shell,
}) => {
  await page.goto('/admin/manageLiveGiftCategory');
  await catalogue.act('Delete', 'Luxury');
  await expect(shell.dialogText('3 live gifts')).toBeVisible();
  await shell.answer('Cancel');
  await expect(shell.dialog).toBeHidden();
  await expect(catalogue.row('Luxury')).toBeVisible();
});

test('the gifts of a category that is deleted move to another one', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  const name = `Category ${Math.random().toString(36).slice(2, 8)}`;
  const headers = { 'X-Panel': 'admin' };
  const addCategory = async (title: string) => {
    const path = '/api/admin/livegiftcategory/addLiveGiftscategory';
    const answer = await context.request.post(path, { headers, data: { title } });
    return ((await answer.json()) as { details: { _id: string } }).details._id;
  };
  const [old, other] = [await addCategory(`${name} A`), await addCategory(`${name} B`)];
  const giftimage = { name: 'still.png', mimeType: 'image/png', buffer: png(40, [20, 20, 200]) };
  const gift = { title: name, coin: 1, category: old, image: svga2(), giftimage };
  const path = '/api/admin/livegifts/addlivegifts';
  expect((await context.request.post(path, { headers, multipart: gift })).ok()).toBe(true);
  await page.goto(`/admin/manageLiveGiftCategory?search=${encodeURIComponent(name)}`);
  await catalogue.act('Delete', `${name} A`);
  await expect(shell.dialogText('1 live gifts')).toBeVisible();
  await page.getByRole('combobox', { name: 'Move them to' }).click();
  await page.getByRole('option', { name: `${name} B` }).click();
  await shell.answer('Delete');
  await expect(catalogue.row(`${name} A`)).toHaveCount(0);
  await page.goto(`/admin/manageLiveGift?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`${name} B`);

  // What older clients delete takes its gifts out of the app: the list and the form say so.
  const remaining = `/api/admin/livegiftcategory/deleteLiveGiftscategory/${other}`;
  expect((await context.request.delete(remaining, { headers })).ok()).toBe(true);
  await page.reload();
  await expect(row).toContainText('Category deleted');
  await catalogue.act('Edit', name);
  await expect(catalogue.form.getByText('The category was deleted')).toBeVisible();
});

test('a category is saved unchanged; one that somebody else has deleted leaves the list', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  const title = `Category ${Math.random().toString(36).slice(2, 8)}`;
  const headers = { 'X-Panel': 'admin' };
  const path = '/api/admin/livegiftcategory';
  const answer = await context.request.post(`${path}/addLiveGiftscategory`, { headers, data: { title } });
  const { _id } = ((await answer.json()) as { details: { _id: string } }).details;
  await page.goto(`/admin/manageLiveGiftCategory?search=${encodeURIComponent(title)}`);
  await catalogue.act('Edit', title);
  await catalogue.submit();
  await expect(shell.toasts).toContainText('Live gift category updated');
  await expect(catalogue.row(title)).toBeVisible();
  expect((await context.request.delete(`${path}/deleteLiveGiftscategory/${_id}`, { headers })).ok()).toBe(
    true,
  );
  await catalogue.act('Delete', title);
  await expect(shell.toasts).toContainText('Not found');
  await expect(catalogue.row(title)).toHaveCount(0);
});

test('an entry effect takes animation and thumbnail only together', async ({ page, catalogue }) => {
  await page.goto('/admin/manageEntryEffect?search=Royal');
  await catalogue.act('Edit', 'Royal entry');
  await catalogue.fill({ SVGA: cases['entry-effects'].fields.SVGA! });
  await catalogue.submit();
  await expect(catalogue.missing).toHaveCount(1);
  await expect(catalogue.field('Thumbnail')).toHaveAttribute('aria-invalid', 'true');
  await expect(catalogue.field('Thumbnail')).toBeFocused();
  await catalogue.fill({
    Thumbnail: { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  });
  await catalogue.submit();
  await expect(catalogue.form.getByText('Choose a PNG, JPEG, WebP or GIF picture')).toBeVisible();
  await expect(catalogue.field('Thumbnail')).toBeFocused();
});

test('several levels in one form: a refused one stays with its reason, an overlap is a warning', async ({
  page,
  catalogue,
  shell,
}) => {
  const { Level: first, Icon: icon } = cases.levels.fields as { Level: string; Icon: never };
  const levels = [Number(first) + 10_000, Number(first) + 10_001];
  const [one, two] = levels.map(String) as [string, string];
  await page.goto('/admin/addLevel');
  await page.getByRole('button', { name: 'Add More Level' }).click();
  const rows = [1, 2].map((number) => page.getByRole('group', { name: `Level ${number}`, exact: true }));
  await expect(rows[1]!.getByLabel(/^Level\b/)).toBeFocused();
  await page.getByRole('button', { name: 'Add More Level' }).click();
  await page.getByRole('button', { name: 'Remove Level 3' }).press('Enter');
  await expect(rows[1]!.getByLabel(/^Level\b/)).toBeFocused();
  for (const [at, row] of rows.entries()) {
    await row.getByLabel(/^Level\b/).fill([one, two][at]!);
    await row.getByLabel(/^Experience from/).fill('960000000');
    await row.getByLabel(/^Experience to/).fill(['970000000', '950000000'][at]!);
    await row.getByLabel(/^Icon/).setInputFiles(icon);
  }
  await catalogue.submit('Add level');
  await expect(catalogue.form.getByText('Enter more than the starting experience')).toBeVisible();
  await expect(rows[1]!).toBeHidden();
  await expect(catalogue.field('Level')).toHaveValue(two);
  await expect(catalogue.field('Experience to')).toBeFocused();
  await catalogue.field('Experience to').fill('980000000');
  // Pressed twice, saved once: the button is closed meanwhile, the keys are not.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await catalogue.back('/admin/manageLevel');
  await catalogue.find(one);
  await expect(page.getByText(`Overlaps with level ${Number(two).toLocaleString('en-GB')}`)).toBeVisible();
  for (const each of levels) {
    await catalogue.find(String(each));
    await catalogue.act('Delete', `Level ${each.toLocaleString('en-GB')}`);
    await shell.answer('Delete');
    await expect(catalogue.row(`Level ${each.toLocaleString('en-GB')}`)).toHaveCount(0);
  }
});

test('the items of a VIP pack', async ({ page, catalogue, shell }) => {
  const { Image } = cases.vips.fields;
  await page.goto('/admin/manageVip?search=Bronze');
  await catalogue.act('View items', 'Bronze', true);
  await expect(shell.title('Items of Bronze')).toBeVisible();
  await page.getByRole('link', { name: 'Add Item' }).click();
  await catalogue.submit('Add item');
  await expect(catalogue.missing).toHaveCount(2);
  await catalogue.fill({ Name: 'Night sky', Image: Image! });
  await catalogue.submit('Add item');
  await expect(shell.title('Items of Bronze')).toBeVisible();
  await catalogue.act('Delete', 'Night sky');
  await shell.answer('Delete');
  await expect(catalogue.row('Night sky')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/admin/manageVip');
});

test('a background theme gets another picture; nothing is added or deleted', async ({
  page,
  catalogue,
  shell,
}) => {
  await page.goto('/admin/backgroundtheme');
  await expect(shell.title('Background themes')).toBeVisible();
  await expect(catalogue.add).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const image = page.getByRole('row').last().locator('img');
  const before = await image.getAttribute('src');
  await page.getByRole('link', { name: /^Edit/ }).last().click();
  await catalogue.submit();
  await expect(catalogue.missing).toHaveCount(1);
  await catalogue.fill({ Image: cases.banners.fields.Image! });
  await catalogue.submit();
  await expect(page).toHaveURL('/admin/backgroundtheme');
  await expect(image).not.toHaveAttribute('src', before!);
});

test('the menu folds the catalogues away, and the search finds their screens', async ({ page, shell }) => {
  await page.goto('/admin/manageGift');
  await expect(shell.menu.getByRole('link', { name: 'Gifts', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(shell.menu.getByRole('link', { name: 'Plans' })).toBeHidden();
  await shell.menu.getByRole('button', { name: 'Shop' }).click();
  await expect(shell.menu.getByRole('link', { name: 'Plans' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('combobox', { name: 'Go to a screen' }).fill('add fra lev');
  await page.keyboard.press('Enter');
  await expect(shell.title('Add frame level')).toBeVisible();
});
