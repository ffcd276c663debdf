import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CatalogueImport } from './pages/catalogue-import';
import { addRecord, uniqueName } from './support/catalogue-records';
import { png } from './support/media';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('exports a catalogue, checks the file and imports the file', async ({ page, context }) => {
  const importing = new CatalogueImport(page);
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
    await importing.open(list);
    await importing.chooseTable(changed);
    await importing.press('Check');
    await expect(importing.text('1 will be updated')).toBeVisible();
    await expect(importing.text('image: This field cannot be empty')).toBeVisible();
  });

  await test.step('Import the table', async () => {
    await importing.press('Import 1 record');
    await expect(importing.text('1 updated')).toBeVisible();
    await page.getByRole('link', { name: 'Show official tags' }).click();
    await expect(page.getByText(`${title} renamed`)).toBeVisible();
  });

  await test.step('Export with files and check the archive', async () => {
    const archive = await exported(page, 'Export with files (ZIP)', 'tags.zip');
    await importing.open(list);
    await importing.choose({ name: 'tags.zip', mimeType: 'application/zip', buffer: archive });
    await importing.press('Check');
    await expect(importing.text('0 cannot be imported')).toBeVisible();
  });
});

test('imports pasted rows with their pictures, and sums up the errors that rows share', async ({
  page,
  context,
}) => {
  const importing = new CatalogueImport(page);
  const name = uniqueName('Pasted');
  const picture = { name: 'rose.png', mimeType: 'image/png', buffer: png(40, [200, 20, 40]) };

  await test.step('The template names the columns of the catalogue', async () => {
    await importing.open('/admin/manageGift');
    const download = page.waitForEvent('download');
    await importing.press('Download template');
    const template = await readFile(await (await download).path(), 'utf8');
    expect(template.trim()).toBe('id,title,coin,image,shown\r\n,Rose,10,picture.png,true');
  });

  await test.step('Without the pictures, one line says what the rows lack', async () => {
    const rows = ['one', 'two', 'three'].map((place) => `${name} ${place}\t12\tred\trose.png`);
    await page.getByText('Paste cells').click();
    await page.getByLabel(/^Cells/).fill(['title\tcoin\tcolour\timage', ...rows].join('\n'));
    await importing.press('Check');
    await expect(importing.text('These columns are not read: colour')).toBeVisible();
    await expect(importing.text('3 cannot be imported')).toBeVisible();
    const shared = page.getByRole('region', { name: 'Errors that several rows have' });
    await expect(shared.getByRole('listitem')).toHaveText([
      'image: The file rose.png is missing. Choose the files with the table3 rows: 2, 3, 4',
    ]);
    const download = page.waitForEvent('download');
    await importing.press('Download the errors');
    const errors = await readFile(await (await download).path(), 'utf8');
    expect(errors.split('\r\n')[1]).toBe(
      `2,${name} one,image,The file rose.png is missing. Choose the files with the table`,
    );
  });

  await test.step('With the picture, all rows are imported', async () => {
    await importing.chooseFiles([picture]);
    await importing.press('Check');
    await expect(importing.text('3 will be added')).toBeVisible();
    await importing.press('Import 3 records');
    await expect(importing.text('3 added')).toBeVisible();
    const answer = await context.request.get(`/api/admin/gifts/getgifts?search=${encodeURIComponent(name)}`, {
      headers: { 'X-Panel': 'admin' },
    });
    const { details } = (await answer.json()) as { details: { coin: number; image: string }[] };
    expect(details.map(({ coin }) => coin)).toEqual([12, 12, 12]);
    expect(new Set(details.map(({ image }) => image)).size).toBe(3);
  });
});

const list = '/admin/manageTag';
async function exported(page: Page, item: string, name: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export / import' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path());
}
