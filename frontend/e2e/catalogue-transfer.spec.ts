import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addRecord, uniqueName } from './support/catalogue-records';
import { interceptable } from './support/interceptable';
import { png } from './support/media';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('exports a catalogue, checks the file and imports the file', async ({ page, context, shell }) => {
  await interceptable(page);
  const title = uniqueName('Tag');
  await addRecord(context.request, 'tag/addTag', {
    title,
    image: { name: 'tag.png', mimeType: 'image/png', buffer: png(40, [20, 160, 200]) },
  });
  await page.goto(`/admin/manageTag?search=${encodeURIComponent(title)}`);
  const table = await exported(page, 'Export as a table (CSV)', 'tags.csv');
  const [heads, ...lines] = table.toString().split('\r\n');
  const mine = lines.find((line) => line.includes(title))!;
  const changed = [heads, mine.replace(title, `${title} renamed`), ',No picture,'].join('\r\n');

  await test.step('Check a changed table', async () => {
    await openImport(page);
    await page.locator('input[type=file]').setInputFiles({
      name: 'tags.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(changed),
    });
    await shell.pressInDialog('Check the file');
    await expect(shell.dialogText('1 will be updated')).toBeVisible();
    await expect(shell.dialogText('image: This field cannot be empty')).toBeVisible();
  });

  await test.step('Import the table: Escape keeps the dialog open while the import runs', async () => {
    let continueImport!: () => void;
    const escapePressed = new Promise<void>((resolve) => (continueImport = resolve));
    await page.route('**/catalogues/import', (route) => escapePressed.then(() => route.continue()));
    await shell.pressInDialog('Import 1 record');
    await page.keyboard.press('Escape');
    continueImport();
    await expect(shell.dialogText('1 updated')).toBeVisible();
    await shell.answer('Close');
    await expect(page.getByText(`${title} renamed`)).toBeVisible();
  });

  await test.step('Export with files and check the archive', async () => {
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
