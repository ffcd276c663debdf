// What the catalogues have in common: animations and songs that play, order by hand, export and import.
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { interceptable } from './support/interceptable';
import { png, svga1, svga2, wav, type MadeFile } from './support/media';
import { addPlan } from './support/plans';
import { readValue } from './support/read-value';
import { expect, signIn, test } from './support/test';

const headers = { 'X-Panel': 'admin' };
/** Records of their own: the demo data is not theirs to count. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test.beforeEach(({ context }) => signIn(context, 'admin'));

type Fields = Record<string, string | number | MadeFile>;
async function add(request: APIRequestContext, path: string, fields: Fields) {
  const answer = await request.post(`/api/admin/${path}`, { headers, multipart: fields });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** How many pixels of a canvas have about this colour. */
const pixelsOf = (canvas: Locator, colour: readonly [number, number, number]) =>
  canvas.evaluate((element, [red, green, blue]) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const near = [red, green, blue].every((part, index) => Math.abs(part - data[at + index]!) < 12);
      if (near && data[at + 3]! > 200) count += 1;
    }
    return count;
  }, colour);
const look = (canvas: Locator) => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());

test('animations of both versions are painted and move, and one that is broken says so', async ({ page }) => {
  // Well packed, as the server asks, but no animation.
  const broken = { ...svga2('broken.svga'), buffer: deflateSync(Buffer.from('no animation')) };
  await page.goto('/admin/addframes');
  const chosen = page.locator('input[type=file]').first();
  for (const file of [svga1(), svga2()]) {
    await chosen.setInputFiles(file);
    const canvas = page.locator('canvas[data-ready]');
    await expect(canvas).toBeVisible();
    await expect.poll(() => pixelsOf(canvas, [200, 30, 90])).toBeGreaterThan(300);
    await expect.poll(() => pixelsOf(canvas, [26, 179, 77])).toBeGreaterThan(50);
    const before = await look(canvas);
    await expect.poll(() => look(canvas)).not.toBe(before);
    await page.getByRole('button', { name: 'Remove the new file' }).click();
  }
  await chosen.setInputFiles(broken);
  await expect(page.getByText('Cannot be played')).toBeVisible();
  await chosen.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(4, [9, 9, 9]) });
  await expect(page.getByText('Choose an SVGA, WebP, GIF or MP4 animation')).toBeVisible();
});

test('an animation rests for those who want no motion, until they start it', async ({ page, context }) => {
  const title = unique('Resting');
  const answer = await context.request.post('/api/admin/livegiftcategory/addLiveGiftscategory', {
    headers,
    data: { title },
  });
  const { details } = (await answer.json()) as { details: { _id: string } };
  const giftimage = { name: 'still.png', mimeType: 'image/png', buffer: png(40, [20, 20, 200]) };
  const gift = { title, coin: 1, category: details._id, image: svga2(), giftimage };
  await add(context.request, 'livegifts/addlivegifts', gift);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/admin/manageLiveGift?search=${encodeURIComponent(title)}`);
  const canvas = page.locator('canvas[data-ready]').first();
  await expect(canvas).toBeVisible();
  await expect.poll(() => pixelsOf(canvas, [200, 30, 90])).toBeGreaterThan(300);
  const still = await look(canvas);
  await page.getByRole('button', { name: `Play ${title}` }).click();
  await expect.poll(() => look(canvas)).not.toBe(still);
  await page.getByRole('button', { name: `Pause ${title}` }).click();
  await page.getByRole('button', { name: `Show ${title} in full size` }).click();
  await expect(page.getByRole('dialog').locator('canvas[data-ready]')).toBeVisible();
});

test('songs play, show where they are, and one at a time', async ({ page, context }) => {
  const name = unique('Tone');
  await add(context.request, 'songs', { songName: `${name} A`, songs: wav(63) });
  await add(context.request, 'songs', { songName: `${name} B`, songs: wav(5) });
  await page.goto(`/admin/manageSongs?search=${encodeURIComponent(name)}`);
  const player = (which: string) => page.getByRole('group', { name: `${name} ${which}`, exact: true });
  await expect(player('A').getByText('0:00 / 1:03')).toBeVisible();
  await expect(player('B').getByText('0:00 / 0:05')).toBeVisible();
  await player('A').getByRole('button', { name: 'Play' }).click();
  await expect(player('A').getByText(/0:0[1-9] \/ 1:03/)).toBeVisible();
  await player('A').getByRole('slider').press('PageUp');
  await expect(player('A').getByText(/0:1\d \/ 1:03/)).toBeVisible();
  await player('B').getByRole('button', { name: 'Play' }).click();
  await expect(player('B').getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player('A').getByRole('button', { name: 'Play' })).toBeVisible();
});

test('rows are put in order by the pointer, by keys and by their position', async ({ page, context }) => {
  await interceptable(page);
  const name = unique('Plan');
  for (const which of ['A', 'B', 'C']) await addPlan(context.request, `${name} ${which}`);
  await page.goto('/admin/managePlan?limit=50');
  const mine = () => page.getByRole('row').filter({ hasText: name });
  const order = async () =>
    (await mine().allInnerTexts())
      .map((text) => /[ABC](?=\s)/.exec(text.slice(text.indexOf(name)))?.[0])
      .join('');
  const handle = (which: string) => page.getByRole('button', { name: `Move ${name} ${which}`, exact: true });
  await expect.poll(order).toBe('ABC');

  await handle('C').scrollIntoViewIfNeeded();
  const [from, to] = [await handle('C').boundingBox(), await mine().first().boundingBox()];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 10, from!.y - 10, { steps: 3 });
  await page.mouse.move(from!.x + 10, to!.y + 4, { steps: 8 });
  await page.mouse.up();
  const said = page.getByRole('status', { name: 'Order' });
  await expect(said).toContainText(`${name} C is at position`);
  await page.reload();
  await expect.poll(order).toBe('CAB');

  await handle('B').press('ArrowUp');
  await expect(said).toContainText(`${name} B is at position`);
  await expect(handle('B')).toBeFocused();
  await expect.poll(order).toBe('CBA');
  await handle('C').click();
  await page.getByRole('menuitem', { name: 'Move to position…' }).click();
  await page.getByLabel('Position').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(said).toContainText(`${name} C is at position 1 of`);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(`${name} C`);

  await page.route('**/catalogues/move', (route) => route.abort());
  await handle('A').press('ArrowUp');
  await expect(said).toContainText('could not be moved');
  await expect.poll(order).toBe('CBA');
  await page.goto(`/admin/managePlan?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('Clear search and sorting to reorder.')).toBeVisible();
  await expect(handle('A')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a row moves by a finger on its handle, and Escape gives the move up', async ({ page, context }) => {
    const name = unique('Plan');
    for (const which of ['A', 'B', 'C']) await addPlan(context.request, `${name} ${which}`);
    await page.goto('/admin/managePlan?limit=50');
    const mine = page.getByRole('row').filter({ hasText: name });
    const handle = (which: string) =>
      page.getByRole('button', { name: `Move ${name} ${which}`, exact: true });
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const drag = async () => {
      // Near the edge of the window the page would scroll along.
      await handle('B').evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const [from, to] = [await handle('C').boundingBox(), await mine.first().boundingBox()];
      const [x, start, end] = [from!.x + 10, from!.y + 10, to!.y + 4];
      await touch('touchStart', [{ x, y: start }]);
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', [{ x, y: start + ((end - start) * step) / 10 }]);
      await expect(mine.first()).toContainText(`${name} C`);
    };
    await drag();
    await page.keyboard.press('Escape');
    await touch('touchEnd', []);
    await expect(mine.first()).toContainText(`${name} A`);

    await drag();
    await touch('touchEnd', []);
    await expect(page.getByRole('status', { name: 'Order' })).toContainText(`${name} C is at position`);
    await page.reload();
    await expect(mine.first()).toContainText(`${name} C`);
  });
});

test('secret keys are masked, kept when their mask comes back, and shown after the password', async ({
  page,
  shell,
}) => {
  await page.goto('/admin/secretkey');
  for (const tab of ['Google Login', 'Agora', 'Sight Engine', 'Stripe', 'Fast 2 sms'])
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  await page.getByRole('tab', { name: 'Agora' }).click();
  const [id, certificate] = [
    page.getByLabel('Agora ID', { exact: true }),
    page.getByLabel('Agora certificate', { exact: true }),
  ];
  const fill = async (values: Partial<Record<'id' | 'certificate', string>>) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    if (values.id !== undefined) await id.fill(values.id);
    if (values.certificate !== undefined) await certificate.fill(values.certificate);
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };
  await fill({ id: 'agora-id-of-the-test-0001', certificate: 'certificate-0000-abcd' });
  await expect(shell.toasts).toContainText('Secret keys updated');
  await expect(readValue(page, 'Agora ID')).toContainText('••••••••0001');
  await fill({ id: 'agora-id-of-the-test-0002' });
  await expect(readValue(page, 'Agora ID')).toContainText('••••••••0002');
  await expect(readValue(page, 'Agora certificate')).toContainText('••••••••abcd');
  await fill({ id: '••••••••0002x' });
  await expect(
    page.getByRole('form').getByText('Enter the full key or leave the field unchanged'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Reveal Agora certificate' }).click();
  await page.getByLabel('Your password').fill('wrong-password');
  await shell.pressInDialog('Reveal');
  await expect(shell.dialogText('The password is wrong')).toBeVisible();
  await page.getByLabel('Your password').fill('demo-admin-1');
  await shell.answer('Reveal');
  await expect(readValue(page, 'Agora certificate')).toContainText('certificate-0000-abcd');
  await page.getByRole('button', { name: 'Hide Agora certificate' }).click();
  await expect(readValue(page, 'Agora certificate')).toContainText('••••••••abcd');
});

test('a catalogue is exported, checked and imported', async ({ page, context, shell }) => {
  await interceptable(page);
  const title = unique('Tag');
  await add(context.request, 'tag/addTag', {
    title,
    image: { name: 'tag.png', mimeType: 'image/png', buffer: png(40, [20, 160, 200]) },
  });
  await page.goto(`/admin/manageTag?search=${encodeURIComponent(title)}`);
  const table = await exported(page, 'Export as a table (CSV)', 'tags.csv');
  const [heads, ...lines] = table.toString().split('\r\n');
  const mine = lines.find((line) => line.includes(title))!;
  const changed = [heads, mine.replace(title, `${title} renamed`), ',No picture,'].join('\r\n');

  await openImport(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'tags.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(changed),
  });
  await shell.pressInDialog('Check the file');
  await expect(shell.dialogText('1 will be updated')).toBeVisible();
  await expect(shell.dialogText('image: This field cannot be empty')).toBeVisible();
  // Escape does not take away what became of each record while that is on its way.
  let goOn!: () => void;
  const escaped = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/catalogues/import', (route) => escaped.then(() => route.continue()));
  await shell.pressInDialog('Import 1 record');
  await page.keyboard.press('Escape');
  goOn();
  await expect(shell.dialogText('1 updated')).toBeVisible();
  await shell.answer('Close');
  await expect(page.getByText(`${title} renamed`)).toBeVisible();

  const archive = await exported(page, 'Export with files (ZIP)', 'tags.zip');
  await openImport(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'tags.zip',
    mimeType: 'application/zip',
    buffer: archive,
  });
  await shell.pressInDialog('Check the file');
  await expect(shell.dialogText('0 cannot be imported')).toBeVisible();
});

const openTransfer = (page: Page) => page.getByRole('button', { name: 'Export / import' }).click();
async function openImport(page: Page) {
  await openTransfer(page);
  await page.getByRole('menuitem', { name: 'Import…' }).click();
}
async function exported(page: Page, item: string, name: string): Promise<Buffer> {
  await openTransfer(page);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}
