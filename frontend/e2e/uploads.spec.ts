// Uploads that are cancelled, or that lose the network in their middle.
import type { APIRequestContext, Page } from '@playwright/test';
import { uniqueName } from './support/catalogue-records';
import { wav } from './support/media';
import { Network } from './support/network';
import { offline, test } from './support/outage';
import { expect } from './support/test';

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
