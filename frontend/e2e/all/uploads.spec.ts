// Details of forms with files: the network goes while a record is edited, and a cancel that comes too late.
import { addRecord, uniqueName } from '../support/catalogue-records';
import { interceptable } from '../support/interceptable';
import { wav } from '../support/media';
import { Network } from '../support/network';
import { offline, test } from '../support/outage';
import { expect } from '../support/test';
import type { APIRequestContext, Page } from '@playwright/test';

test('keeps a form whose upload lost the network, and saves it when the network is back', async ({
  page,
  context,
  catalogue,
  shell,
  server,
}) => {
  const name = uniqueName('Edited');
  await addRecord(context.request, 'songs', { songName: name, songs: wav(2) });
  const network = await Network.of(page);
  await page.goto(`${server.url}/admin/manageSongs?search=${encodeURIComponent(name)}`);
  await catalogue.act('Edit', name);
  await catalogue.fill({ 'Song name': `${name} II`, 'Audio file': wav(320, 'long.wav') });

  await test.step('Lose the network in the middle', async () => {
    await network.slow(500);
    await catalogue.submit();
    const progress = page.getByRole('progressbar', { name: 'Upload of long.wav' });
    await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await server.stop();
    await expect(shell.toasts.getByText(/The connection was lost during the upload/)).toBeVisible();
    await expect(catalogue.field('Song name')).toHaveValue(`${name} II`);
    await expect(catalogue.form.getByText('long.wav')).toBeVisible();
  });

  await test.step('Save again, without a question', async () => {
    await network.restore();
    await server.start();
    await expect(page.getByText(offline)).toBeHidden();
    await catalogue.submit();
    await catalogue.back('/admin/manageSongs');
    await expect(page.getByRole('group', { name: `${name} II`, exact: true })).toBeVisible();
  });
});

test('does not claim that a cancelled upload saved nothing when the whole form may have been sent', async ({
  page,
  catalogue,
  shell,
  server,
}) => {
  await interceptable(page);
  await page.goto(`${server.url}/admin/addSongs`);
  await catalogue.fill({ 'Song name': uniqueName('Late'), 'Audio file': wav(1, 'short.wav') });
  await page.route('**/api/admin/songs', () => undefined);
  await catalogue.submit('Add song');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(shell.toasts.getByText(/the server may have saved it already/)).toBeVisible();

  await test.step('The next save asks first', async () => {
    await catalogue.submit('Add song');
    await expect(page.getByRole('dialog', { name: 'Send again?' })).toBeVisible();
    await shell.answer('Cancel');
    await expect(catalogue.form.getByText('short.wav')).toBeVisible();
  });
});

test('refuses one of several files by its kind, and takes the others', async ({ page, shell, server }) => {
  await page.goto(`${server.url}/admin/addSongs`);
  await expect(page.getByText('MP3, M4A, OGG, WAV, up to 20 MB each.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose several files' }).click();
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no song') };
  await (await chooser).setFiles([wav(1, 'one.wav'), text, wav(1, 'two.wav')]);
  await expect(shell.toasts.getByText('1 file was not added')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Song 2', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Song 3', exact: true })).toBeHidden();
});

/** About 5 MB. */
const longSong = (name: string) => wav(320, `${name}.wav`);

/** Sends a long song in some 10 seconds. */
const speed = 500;

const songsNamed = async (request: APIRequestContext, name: string) => {
  const answer = await request.get(`/api/admin/songs?search=${encodeURIComponent(name)}`, {
    headers: { 'X-Panel': 'admin' },
  });
  return ((await answer.json()) as { songs: { songName: string }[] }).songs.map(({ songName }) => songName);
};

const progressOf = (page: Page, file: string) => page.getByRole('progressbar', { name: `Upload of ${file}` });

/** Waits until a part of the file is sent, and not all of it. */
const inTheMiddle = async (page: Page, file: string) => {
  const percent = async () => Number(await progressOf(page, file).getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(0);
  expect(await percent()).toBeLessThan(90);
};

test('cancels an upload in its middle: the form keeps everything, and the server nothing', async ({
  page,
  context,
  catalogue,
  shell,
  server,
}) => {
  const name = uniqueName('Cancelled');
  const network = await Network.of(page);
  await page.goto(`${server.url}/admin/addSongs`);
  await catalogue.fill({ 'Song name': name, 'Audio file': longSong('long') });

  await test.step('Send slowly and cancel', async () => {
    await network.slow(speed);
    await catalogue.submit('Add song');
    await inTheMiddle(page, 'long.wav');
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(shell.toasts.getByText('Upload cancelled. Nothing was saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add song' })).toBeFocused();
    await expect(catalogue.field('Song name')).toHaveValue(name);
    await expect(catalogue.form.getByText('long.wav')).toBeVisible();
    expect(await songsNamed(context.request, name)).toEqual([]);
  });

  await test.step('Send again, without a question', async () => {
    await network.restore();
    await catalogue.submit('Add song');
    await catalogue.back('/admin/manageSongs');
    expect(await songsNamed(context.request, name)).toEqual([name]);
  });
});

test('keeps the place of the song that failed without network, and sends only what was not saved', async ({
  page,
  context,
  catalogue,
  server,
}) => {
  const name = uniqueName('Several');
  const network = await Network.of(page);
  const row = (number: number) => page.getByRole('group', { name: `Song ${number}`, exact: true });
  const files = [wav(1, `${name} 1.wav`), longSong(`${name} 2`), wav(1, `${name} 3.wav`)];
  await page.goto(`${server.url}/admin/addSongs`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose several files' }).click();
  await (await chooser).setFiles(files);
  await expect(row(3)).toBeVisible();

  await test.step('Lose the network while the second song is sent', async () => {
    await network.slow(speed);
    await catalogue.submit('Add song');
    await expect(row(1).getByText('Added')).toBeVisible();
    await inTheMiddle(page, `${name} 2.wav`);
    await server.stop();
    await expect(row(2).getByRole('alert')).toContainText(
      'Song 2 was not added. The connection was lost during the upload. Nothing was saved.',
    );
    await expect(row(3).getByLabel(/^Song name/)).toHaveValue(`${name} 3`);
  });

  await test.step('Retry only this song', async () => {
    await network.restore();
    await server.start();
    await expect(page.getByText(offline)).toBeHidden();
    await page.getByRole('button', { name: 'Retry Song 2' }).click();
    await expect(row(2).getByText('Added')).toBeVisible();
    expect(await songsNamed(context.request, name)).toHaveLength(2);
  });

  await test.step('Send the rest', async () => {
    await catalogue.submit('Add song');
    await catalogue.back('/admin/manageSongs');
    expect((await songsNamed(context.request, name)).sort()).toEqual([`${name} 1`, `${name} 2`, `${name} 3`]);
  });
});
