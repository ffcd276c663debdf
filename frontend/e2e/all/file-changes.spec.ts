// A chosen file that changes on the disk or is deleted before it is sent: its field asks for the file again.
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CatalogueImport } from '../pages/catalogue-import';
import { png, svga1, wav, zip } from '../support/media';
import { expect, signIn, test } from '../support/test';

const CHANGED = 'The file has changed. Choose it again';
const MB = 1024 * 1024;

const archive = () =>
  zip({
    'catalogue.json': Buffer.from('{ "kind": "tags", "records": [] }'),
    'files/rest.bin': randomBytes(5 * MB),
  });

const formAt =
  (address: string, values: Record<string, string> = {}) =>
  async (page: Page) => {
    await page.goto(address);
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  };
const importAt = (address: string) => (page: Page) => new CatalogueImport(page).open(address);

const editAt = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
};

interface Case {
  file: string;
  content: () => Buffer;
  open: (page: Page) => Promise<unknown>;
  /** The label of the file's field, in a form with several. */
  label?: string;
  /** The button that sends the file. */
  send: string;
  deleted?: true;
}
const table = {
  content: () => Buffer.from('Code,Coins,Note\r\ncoin@100001,5,\r\n'),
  send: 'Check',
};
const catalogue = { open: importAt('/admin/manageTag'), send: 'Check' };
const cases: Case[] = [
  { ...table, file: 'salaries.csv', open: formAt('/admin/newsalaryrun') },
  { ...table, file: 'deleted.csv', open: formAt('/admin/newsalaryrun'), deleted: true },
  { ...table, file: 'staff.csv', open: formAt('/admin/importBd') },
  { ...catalogue, file: 'tags.csv', content: table.content },
  // Sent in parts.
  { ...catalogue, file: 'tags.zip', content: archive },
  {
    file: 'banner.png',
    content: () => png(80, [20, 90, 200]),
    open: formAt('/admin/addBanner', { Country: 'Never added' }),
    label: 'Image',
    send: 'Add banner',
  },
  {
    file: 'song.wav',
    content: () => wav(1).buffer,
    open: formAt('/admin/addSongs', { 'Song name': 'Never added' }),
    label: 'Audio file',
    send: 'Add song',
    deleted: true,
  },
  {
    file: 'swan.svga',
    content: () => svga1().buffer,
    open: editAt('/admin/manageLiveGift'),
    label: 'SVGA',
    send: 'Save Changes',
  },
];

test('should ask for a file again when it changed or was deleted after the choice', async ({
  page,
  context,
}, info) => {
  test.slow();
  await signIn(context, 'admin');
  for (const { file, content, open, label, send, deleted } of cases)
    await test.step(file, async () => {
      const path = info.outputPath(file);
      const inputs = page.locator('input[type=file]:not([multiple])');
      const field = label ? inputs.and(page.getByLabel(new RegExp(`^${label}`))) : inputs;
      writeFileSync(path, content());
      await open(page);
      await field.setInputFiles(path);
      await expect(page.getByText(file, { exact: true })).toBeVisible();
      if (deleted) rmSync(path);
      else writeFileSync(path, Buffer.concat([content(), content()]));
      await page.getByRole('button', { name: send, exact: true }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(CHANGED));
      await expect(page.getByText('The server cannot be reached')).toHaveCount(0);
      if (deleted) return;
      writeFileSync(path, content());
      await field.setInputFiles(path);
      await expect(field).not.toHaveAccessibleDescription(new RegExp(CHANGED));
    });
});
