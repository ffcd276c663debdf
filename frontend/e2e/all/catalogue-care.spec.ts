// Mistakes in catalogues: animations that do not play, duplicate and overlapping levels, wrong import files.
import { deflateSync } from 'node:zlib';
import { movieMessage } from '../../../backend/test/support/factories/media';
import { CatalogueImport } from '../pages/catalogue-import';
import { addRecord, uniqueName } from '../support/catalogue-records';
import { png, zip, type MadeFile } from '../support/media';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const headers = { 'X-Panel': 'admin' };
const picture: MadeFile = { name: 'still.png', mimeType: 'image/png', buffer: png(64, [20, 160, 90]) };
const animation = (name: string, buffer: Buffer): MadeFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
/** A movie that the server accepts. Its only sprite cannot be read. */
const unplayable = animation(
  'unplayable.svga',
  deflateSync(Buffer.concat([movieMessage(), Buffer.from([0x22, 1, 0x0f])])),
);
const noAnimation = animation('holiday.svga', zip({ 'holiday.png': picture.buffer }));

test('asks before adding an animation that does not play, and marks the animation in the list', async ({
  page,
  catalogue,
  shell,
}) => {
  const title = uniqueName('Comet');

  await test.step('Choose a file that is no animation, then go back', async () => {
    await page.goto('/admin/addEntryEffect');
    await catalogue.choose('Type', 'Purchased');
    await catalogue.fill({
      Title: title,
      Price: '9',
      'Valid days': '3',
      SVGA: noAnimation,
      Thumbnail: picture,
    });
    await catalogue.submit('Add entry effect');
    await expect(shell.dialogText('This file does not play. Add it anyway?')).toBeVisible();
    await shell.answer('Choose another file');
    await expect(page).toHaveURL('/admin/addEntryEffect');
  });

  await test.step('The server refuses the file', async () => {
    await catalogue.submit('Add entry effect');
    await shell.answer('Add anyway');
    await expect(catalogue.form.getByText('Choose an SVGA, WebP, GIF or MP4 animation')).toBeVisible();
  });
  const row = catalogue.row(title);

  await test.step('Add an animation that cannot be played', async () => {
    await catalogue.fill({ SVGA: unplayable });
    await catalogue.submit('Add entry effect');
    await shell.answer('Add anyway');
    await catalogue.back('/admin/manageEntryEffect');
  });

  await test.step('The list marks the animation', async () => {
    await catalogue.find(title);
    await expect(row.getByText('Animation cannot be played')).toBeVisible();
    await expect(row.getByText('Purchased', { exact: true })).toBeVisible();
    await expect(row.locator('img').first()).toHaveAttribute('src', /\/thumb\//);
  });

  await test.step('A playable animation has no mark', async () => {
    await catalogue.find('Royal');
    await expect(catalogue.row('Royal entry')).toBeVisible();
    await expect(page.getByText('Animation cannot be played')).toHaveCount(0);
  });
});

test('warns of a used level number and of an overlap before the level is saved', async ({
  page,
  context,
  catalogue,
}) => {
  const first = 60_000 + Math.floor(Math.random() * 4_000) * 2;
  const grouped = (value: number) => value.toLocaleString('en-GB');
  const add = async (path: string, level: number) => {
    const multipart = { level, expFrom: first * 1_000, expTo: first * 1_000 + 900, image: picture };
    const answer = await context.request.post(`/api/admin/${path}`, { headers, multipart });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await add('level/addlevel', first);
  // The toast of the refusal has the same text and stays.
  const taken = catalogue.form.getByText(/^Level [\d,]+ already exists/);

  await test.step('Enter a used number and an overlapping range', async () => {
    await page.goto('/admin/addLevel');
    await catalogue.fill({
      Level: String(first),
      'Experience from': String(first * 1_000 + 500),
      'Experience to': String(first * 1_000 + 2_000),
      Icon: picture,
    });
    await expect(page.getByText(`Overlaps with level ${grouped(first)}`)).toBeVisible();
    await expect(taken).toBeVisible();
  });

  await test.step('The used number is refused', async () => {
    await catalogue.submit('Add level');
    await expect(catalogue.field('Level')).toHaveAttribute('aria-invalid', 'true');
    await expect(catalogue.field('Level')).toBeFocused();
  });

  await test.step('Save with an unused number: the list warns of the overlap', async () => {
    await catalogue.fill({ Level: String(first + 1) });
    await expect(taken).toHaveCount(0);
    await catalogue.submit('Add level');
    await catalogue.back('/admin/manageLevel');
    await catalogue.find(String(first + 1));
    await expect(page.getByText(`Overlaps with level ${grouped(first)}`)).toBeVisible();
  });

  await test.step('Edit the range until nothing overlaps', async () => {
    await catalogue.act('Edit', `Level ${grouped(first + 1)}`);
    await expect(page.getByText(`Overlaps with level ${grouped(first)}`)).toBeVisible();
    expect(await catalogue.form.locator('img').boundingBox()).toMatchObject({ width: 80, height: 80 });
    await catalogue.fill({ 'Experience from': String(first * 1_000 + 900) });
    await expect(page.getByText(/^Overlaps with level/)).toHaveCount(0);
  });
});

test('each list of levels on one screen has its own pages, total and search', async ({ page, context }) => {
  const level = 70_000 + Math.floor(Math.random() * 9_000);
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const multipart = { level: level + at, image: picture };
    const path = '/api/admin/entryeffects/addentryeffectlevel';
    expect((await context.request.post(path, { headers, multipart })).ok()).toBe(true);
  }
  const effects = page.getByRole('region', { name: 'Entry-effect levels' });

  await test.step('The list shows its first page and total', async () => {
    await page.goto('/admin/manageLevel');
    await expect(effects.getByText(/^Showing 1 to 5 of/)).toBeVisible();
  });

  await test.step('Go to the next page of the list', async () => {
    await effects.getByRole('button', { name: 'Next' }).click();
    await expect(effects.getByText(/^Showing 6 to/)).toBeVisible();
    await expect(page).toHaveURL(/[?&]effect-page=2/);
  });

  await test.step('Search the list: the other list stays the same', async () => {
    await effects.getByRole('searchbox').fill(String(level));
    await expect(effects.getByText(level.toLocaleString('en-GB'))).toBeVisible();
    await expect(effects.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Levels', exact: true }).getByRole('row')).toHaveCount(6);
  });
});

test('reorders the items of a VIP pack with the menu of a handle, by keyboard', async ({
  page,
  context,
  shell,
}) => {
  const send = async (path: string, multipart: Record<string, string | number | MadeFile>) => {
    const answer = await context.request.post(`/api/admin/vip/${path}`, { headers, multipart });
    return ((await answer.json()) as { details: { _id: string } }).details._id;
  };
  const svga = animation('movie.svga', deflateSync(movieMessage()));
  const pack = { levelreq: 1, title: uniqueName('Pack'), price: 1, valid: 1, svga, image: picture };
  const vipId = await send('addVip', pack);

  await test.step('Add three items', async () => {
    await page.goto(`/admin/viewVipPack?id=${vipId}`);
    await expect(page.getByText('No items yet')).toBeVisible();
    for (const name of ['One', 'Two', 'Three']) await send('addVipPack', { vipId, name, image: picture });
    await page.reload();
  });
  const handle = page.locator('#root').getByRole('button', { name: 'Move One', exact: true });

  await test.step('Open the menu and close the menu with Escape', async () => {
    await handle.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(handle).toBeFocused();
  });

  await test.step('Move through the menu', async () => {
    await handle.press('Enter');
    // An arrow key reaches the items once the menu is open.
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Move to position…' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
  });

  await test.step('Move the item to the end', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status', { name: 'Order' })).toContainText('One is at position 3 of 3');
    await page.reload();
    await expect(page.getByRole('row').nth(3)).toContainText('One');
    await expect(shell.title(`Items of ${pack.title}`)).toBeVisible();
  });
});

test('refuses a file with unknown columns once and counts unchanged records', async ({ page, context }) => {
  const importing = new CatalogueImport(page);
  const title = uniqueName('Unchanged');
  await addRecord(context.request, 'gifts/addGifts', { title, coin: 7, image: picture });

  await test.step('Check a file without the columns', async () => {
    await importing.open('/admin/manageGift');
    await importing.chooseTable('foo;bar\n1;2\n3;4');
    await importing.press('Check');
    await expect(importing.text('No column is called title, coin or image')).toHaveCount(1);
  });
  const answer = await page.request.get('/api/admin/catalogues/export.csv?kind=gifts', { headers });
  const [heads, ...lines] = (await answer.text()).split('\r\n');
  const line = lines.find((one) => one.includes(title))!;

  await test.step('Check a file with an unchanged and a broken record', async () => {
    await importing.chooseTable(`${heads}\n${line}\n,No picture,1,`);
    await importing.press('Check');
    await expect(importing.text('1 unchanged')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'No picture' })).toContainText('3');
  });
});
