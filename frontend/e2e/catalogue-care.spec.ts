// What keeps a catalogue right: animations that do not play, numbers and ranges of levels, a foreign file.
import { deflateSync } from 'node:zlib';
import { movieMessage } from '../../backend/test/factories/media';
import { CataloguePage } from './pages/catalogue-page';
import { png, wav, zip, type MadeFile } from './support/media';
import { expect, signIn, test as base } from './support/test';

const test = base.extend<{ catalogue: CataloguePage }>({
  catalogue: ({ page }, use) => use(new CataloguePage(page)),
});
test.beforeEach(({ context }) => signIn(context, 'admin'));

const headers = { 'X-Panel': 'admin' };
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const picture: MadeFile = { name: 'still.png', mimeType: 'image/png', buffer: png(64, [20, 160, 90]) };
const animation = (name: string, buffer: Buffer): MadeFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
/** A movie for the server; its one sprite cannot be read. */
const unplayable = animation(
  'unplayable.svga',
  deflateSync(Buffer.concat([movieMessage(), Buffer.from([0x22, 1, 0x0f])])),
);
const noAnimation = animation('holiday.svga', zip({ 'holiday.png': picture.buffer }));

test('an animation that does not play is added after a question only, and is marked in the list', async ({
  page,
  catalogue,
  shell,
}) => {
  const title = unique('Comet');
  await page.goto('/admin/addEntryEffect');
  await catalogue.choose('Type', 'PURCHASED');
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
  await catalogue.submit('Add entry effect');
  await shell.answer('Add anyway');
  await expect(catalogue.form.getByText('Choose an SVGA, WebP, GIF or MP4 animation')).toBeVisible();
  await catalogue.fill({ SVGA: unplayable });
  await catalogue.submit('Add entry effect');
  await shell.answer('Add anyway');
  await catalogue.back('/admin/manageEntryEffect');
  await catalogue.find(title);
  const row = catalogue.row(title);
  await expect(row.getByText('Animation cannot be played')).toBeVisible();
  await expect(row.getByText('Purchased', { exact: true })).toBeVisible();
  await expect(row.locator('img').first()).toHaveAttribute('src', /\/thumb\//);
  await catalogue.find('Royal');
  await expect(catalogue.row('Royal entry')).toBeVisible();
  await expect(page.getByText('Animation cannot be played')).toHaveCount(0);
});

test('a taken number and an overlap of levels are said before a level is saved', async ({
  page,
  context,
  catalogue,
}) => {
  const first = 90_000 + Math.floor(Math.random() * 4_000) * 2;
  const grouped = (value: number) => value.toLocaleString('en-GB');
  const add = async (path: string, level: number) => {
    const multipart = { level, expFrom: first * 1_000, expTo: first * 1_000 + 900, image: picture };
    const answer = await context.request.post(`/api/admin/${path}`, { headers, multipart });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await add('level/addlevel', first);
  await page.goto('/admin/addLevel');
  await catalogue.fill({
    Level: String(first),
    'Experience from': String(first * 1_000 + 500),
    'Experience to': String(first * 1_000 + 2_000),
    Icon: picture,
  });
  await expect(page.getByText(`Overlaps with level ${grouped(first)}`)).toBeVisible();
  // The toast of the refusal says the same and stays.
  const taken = catalogue.form.getByText(/^Level [\d,]+ already exists/);
  await expect(taken).toBeVisible();
  await catalogue.submit('Add level');
  await expect(catalogue.field('Level')).toHaveAttribute('aria-invalid', 'true');
  await expect(catalogue.field('Level')).toBeFocused();
  await catalogue.fill({ Level: String(first + 1) });
  await expect(taken).toHaveCount(0);
  await catalogue.submit('Add level');
  await catalogue.back('/admin/manageLevel');
  await catalogue.find(String(first + 1));
  await expect(page.getByText(`Overlaps with level ${grouped(first)}`)).toBeVisible();
  await catalogue.act('Edit', `Level ${grouped(first + 1)}`);
  await expect(page.getByText(`Overlaps with level ${grouped(first)}`)).toBeVisible();
  expect(await catalogue.form.locator('img').boundingBox()).toMatchObject({ width: 80, height: 80 });
  await catalogue.fill({ 'Experience from': String(first * 1_000 + 900) });
  await expect(page.getByText(/^Overlaps with level/)).toHaveCount(0);
});

test('lists of levels have pages, a total and a search of their own on one screen', async ({
  page,
  context,
}) => {
  const level = 70_000 + Math.floor(Math.random() * 9_000);
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const multipart = { level: level + at, image: picture };
    const path = '/api/admin/entryeffects/addentryeffectlevel';
    expect((await context.request.post(path, { headers, multipart })).ok()).toBe(true);
  }
  await page.goto('/admin/manageLevel');
  const effects = page.getByRole('region', { name: 'Entry-effect levels' });
  await expect(effects.getByText(/^Showing 1 to 5 of/)).toBeVisible();
  await effects.getByRole('button', { name: 'Next' }).click();
  await expect(effects.getByText(/^Showing 6 to/)).toBeVisible();
  await expect(page).toHaveURL(/[?&]effect-page=2/);
  await effects.getByRole('searchbox').fill(String(level));
  await expect(effects.getByText(level.toLocaleString('en-GB'))).toBeVisible();
  await expect(effects.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Manage level' }).getByRole('row')).toHaveCount(6);
});

test('the menu of a handle is used by keyboard: the items of a VIP pack are put in order', async ({
  page,
  context,
  shell,
}) => {
  const send = async (path: string, multipart: Record<string, string | number | MadeFile>) => {
    const answer = await context.request.post(`/api/admin/vip/${path}`, { headers, multipart });
    return ((await answer.json()) as { details: { _id: string } }).details._id;
  };
  const svga = animation('movie.svga', deflateSync(movieMessage()));
  const pack = { levelreq: 1, title: unique('Pack'), price: 1, valid: 1, svga, image: picture };
  const vipId = await send('addVip', pack);
  await page.goto(`/admin/viewVipPack?id=${vipId}`);
  await expect(page.getByText('No items yet')).toBeVisible();
  for (const name of ['One', 'Two', 'Three']) await send('addVipPack', { vipId, name, image: picture });
  await page.reload();
  const handle = page.getByRole('button', { name: 'Move One', exact: true });
  await handle.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(handle).toBeFocused();
  await handle.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to position…' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Order' })).toContainText('One is at position 3 of 3');
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toContainText('One');
  await expect(shell.title(`Items of ${pack.title}`)).toBeVisible();
});

test('a table of something else is refused once, and records that stay as they are are counted', async ({
  page,
  shell,
}) => {
  await page.goto('/admin/manageGift');
  await page.getByRole('button', { name: 'Export / import' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'gifts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('foo;bar\n1;2\n3;4');
  await shell.pressInDialog('Check the file');
  await expect(shell.dialogText('Unknown column: title, coin, image')).toHaveCount(1);
  const answer = await page.request.get('/api/admin/catalogues/export.csv?kind=gifts', { headers });
  const [heads, line] = (await answer.text()).split('\r\n');
  await choose(`${heads}\n${line}\n,No picture,1,`);
  await shell.pressInDialog('Check the file');
  await expect(shell.dialogText('1 unchanged')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('row').filter({ hasText: 'No picture' })).toContainText(
    '3',
  );
});

test('a song gets another name and another file', async ({ page, context, catalogue }) => {
  const name = unique('Song');
  const multipart = { songName: name, songs: wav(2) };
  expect((await context.request.post('/api/admin/songs', { headers, multipart })).ok()).toBe(true);
  await page.goto(`/admin/manageSongs?search=${encodeURIComponent(name)}`);
  await catalogue.act('Edit', name);
  await catalogue.fill({ 'Audio file': wav(7) });
  await catalogue.submit();
  await expect(page.getByRole('group', { name, exact: true }).getByText('/ 0:07')).toBeVisible();
});
