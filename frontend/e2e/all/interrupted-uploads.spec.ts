// Uploads whose session, tab or network goes away in the middle. Cancel, retry and archives in parts: uploads.spec.ts and
// archive-upload.spec.ts.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { CatalogueImport } from '../pages/catalogue-import';
import { CropDialog } from '../pages/crop-dialog';
import { uniqueName } from '../support/catalogue-records';
import { closeTab } from '../support/close-tab';
import { halves } from '../support/halves';
import { interceptable } from '../support/interceptable';
import { png, wav, zip } from '../support/media';
import { Network } from '../support/network';
import { addAdmin } from '../support/second-admin';
import { storedPicture } from '../support/stored-picture';
import { expect, signIn, test } from '../support/test';

const MB = 1024 * 1024;
const headers = { 'X-Panel': 'admin' };

const songsNamed = async (request: APIRequestContext, name: string) => {
  const answer = await request.get(`/api/admin/songs?search=${encodeURIComponent(name)}`, { headers });
  return ((await answer.json()) as { songs: { songName: string }[] }).songs.map(({ songName }) => songName);
};
/** Waits until a part of the file is sent. */
const inTheMiddle = (page: Page, file: string) =>
  expect
    .poll(async () =>
      Number(
        await page.getByRole('progressbar', { name: `Upload of ${file}` }).getAttribute('aria-valuenow'),
      ),
    )
    .toBeGreaterThan(0);
/** Answers the dialog over the form with the password. */
async function signInAgain(page: Page, password: string) {
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();
}

test('asks for the password when the session ends between two songs, and sends the rest', async ({
  page,
  context,
  catalogue,
}) => {
  await signIn(context, 'admin');
  const own = await addAdmin(context);
  const name = uniqueName('Interrupted');
  const network = await Network.of(page);
  await page.goto('/admin/addSongs');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose several files' }).click();
  await (await chooser).setFiles([wav(320, `${name} 1.wav`), wav(1, `${name} 2.wav`)]);
  await expect(page.getByRole('group', { name: 'Song 2', exact: true })).toBeVisible();

  await network.slow(500);
  await catalogue.submit('Add song');
  await inTheMiddle(page, `${name} 1.wav`);
  await context.request.post('/api/auth/logout', { headers });
  await network.restore();
  await signInAgain(page, own.password);
  await catalogue.back('/admin/manageSongs');
  expect((await songsNamed(context.request, name)).sort()).toEqual([`${name} 1`, `${name} 2`]);
});

test('asks before a tab closes that sends a file, and offers the texts in the next one', async ({
  page,
  context,
  catalogue,
}) => {
  await signIn(context, 'admin');
  const name = uniqueName('Closed');
  const network = await Network.of(page);
  await page.goto('/admin/addSongs');
  await catalogue.fill({ 'Song name': name, 'Audio file': wav(320, 'long.wav') });
  await network.slow(500);
  await catalogue.submit('Add song');
  await inTheMiddle(page, 'long.wav');

  await closeTab(page);

  await test.step('The next tab offers the name, and asks before it sends again', async () => {
    const tab = await context.newPage();
    const form = tab.getByRole('form');
    await tab.goto('/admin/addSongs');
    await tab.getByRole('button', { name: 'Restore' }).click();
    await expect(form.getByLabel(/^Song name/)).toHaveValue(name);
    await form.locator('input[type=file]:not([multiple])').setInputFiles(wav(1, 'long.wav'));
    await form.getByRole('button', { name: 'Add song', exact: true }).click();
    const question = tab.getByRole('dialog', { name: 'Send again?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(form.getByText('long.wav')).toBeVisible();
  });
});

test('keeps the cropped part of a picture while the network is away, and saves that part', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  await signIn(context, 'admin');
  const crop = new CropDialog(page);
  const title = uniqueName('Cropped offline');
  const network = await Network.of(page);
  await page.goto('/admin/addGift');
  await catalogue.fill({ Title: title, Coin: '5', Image: halves(1600, 700) });
  await expect(crop.frame).toBeFocused();

  await test.step('Lose the network in the crop step, and go on by keyboard', async () => {
    await network.cut();
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowLeft');
    await crop.answer('Crop');
    await catalogue.submit('Add gift');
    await expect(shell.toasts.getByRole('alert')).toBeVisible();
    await expect(catalogue.field('Title')).toHaveValue(title);
    await expect(catalogue.form.getByText('halves.png')).toBeVisible();
  });

  await test.step('The network is back: the same part is saved, without a question', async () => {
    await network.restore();
    await catalogue.submit('Add gift');
    await catalogue.back('/admin/manageGift');
    const answer = await context.request.get(
      `/api/admin/gifts/getgifts?search=${encodeURIComponent(title)}`,
      { headers },
    );
    const [gift] = ((await answer.json()) as { details: { image: string }[] }).details;
    expect(await storedPicture(page, gift!.image)).toEqual({ width: 800, height: 700, middle: 'red' });
  });
});

test('says kinds and limits before the choice, and refuses a wrong file without a network', async ({
  page,
  context,
  catalogue,
}) => {
  await signIn(context, 'admin');
  const network = await Network.of(page);
  await page.goto('/admin/addGift');
  const field = catalogue.form.locator('input[type=file]');
  await expect(field).toHaveAccessibleDescription(/^PNG, JPEG, WebP, GIF, up to 5 MB\./);
  await network.cut();
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(catalogue.form.getByText(/^notes\.txt was not added/)).toBeVisible();
  const huge = Buffer.concat([png(16, [0, 0, 0]), Buffer.alloc(5 * MB)]);
  await field.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: huge });
  await expect(catalogue.form.getByText(/^huge\.png was not added.*5 MB/)).toBeVisible();
  await network.restore();
});

test('asks for the password over the import when the session ends between two parts, and goes on', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, 'admin');
  const own = await addAdmin(context);
  const title = uniqueName('Archived later');
  await interceptable(page);
  const buffer = zip({
    'catalogue.json': Buffer.from(
      JSON.stringify({ kind: 'tags', records: [{ title, image: 'files/a.png' }] }),
    ),
    'files/a.png': png(40, [20, 160, 20]),
    'files/rest.bin': randomBytes(9 * MB),
  });
  let parts = 0;
  await page.route('**/api/admin/uploads/*', async (route) => {
    if (route.request().method() === 'PUT' && (parts += 1) === 2)
      await context.request.post('/api/auth/logout', { headers });
    return route.continue();
  });
  const importing = new CatalogueImport(page);
  await importing.open('/admin/manageTag');
  await importing.choose({ name: 'tags.zip', mimeType: 'application/zip', buffer });
  await importing.press('Check');
  await signInAgain(page, own.password);
  await expect(importing.text('1 will be added')).toBeVisible();
  // The refused part was sent once more, and no other.
  expect(parts).toBe(Math.ceil(buffer.length / (4 * MB)) + 1);
});
