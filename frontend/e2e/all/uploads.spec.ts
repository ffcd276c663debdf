// Details of forms with files: the network goes while a record is edited, and a cancel that comes too late.
import { addRecord, uniqueName } from '../support/catalogue-records';
import { interceptable } from '../support/interceptable';
import { wav } from '../support/media';
import { Network } from '../support/network';
import { offline, test } from '../support/outage';
import { expect } from '../support/test';

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
