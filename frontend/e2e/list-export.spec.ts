// The export of a list: the file holds what the screen shows, with its filters, search, order and columns.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sheetRows } from '../../backend/test/support/sheet-rows';
import { ListMenu } from './pages/list-menu';
import { CatalogueScenario } from './support/catalogue-scenario';
import { cases } from './support/catalogues';
import { addAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';
import { byTitle, movedBefore, userColumns, without } from './support/user-columns';

/** The line of a CSV file with these cells. */
const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');

const root = (page: Page) => page.locator('#root');

const exportButton = (page: Page) => root(page).getByRole('button', { name: 'Export', exact: true });

async function chooseExport(page: Page, format: RegExp) {
  await exportButton(page).click();
  await page.getByRole('menuitem', { name: format }).click();
}

/** Holds the end of each file back, as a slow connection does. */
const holdFiles = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      if (!answer.headers.has('X-Total-Rows')) return answer;
      const held = new TransformStream<Uint8Array, Uint8Array>({ flush: () => new Promise(() => undefined) });
      return new Response(answer.body?.pipeThrough(held), answer);
    };
  });

async function saved(page: Page, format: RegExp) {
  const download = page.waitForEvent('download');
  await chooseExport(page, format);
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('exports the filtered and sorted users as CSV and as a workbook', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser?active=false&sort=-coin');
  const shown = await root(page)
    .getByText(/^Showing/)
    .innerText();
  const total = Number(/of (\d+) entries/.exec(shown)?.[1]);
  const answer = await page.request.get('/api/admin/users?active=false&sort=-coin&limit=1', {
    headers: { 'X-Panel': 'admin' },
  });
  const { users } = (await answer.json()) as { users: { username: string; number: string; coin: number }[] };

  const { name, content } = await saved(page, /CSV/);
  expect(name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = content.toString().replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toBe(line(userColumns));
  expect(lines).toHaveLength(total);
  const [{ username, number, coin } = { username: '', number: '', coin: 0 }] = users;
  const named = { Username: username, Phone: number };
  expect(byTitle(userColumns, lines[0]?.slice(1, -1).split('","'))).toMatchObject({
    ...named,
    Coins: String(coin),
  });
  await expect(page.getByText(`${total} records exported`)).toBeVisible();

  const book = await saved(page, /XLSX/);
  expect(book.name).toMatch(/^users-\d{4}-\d\d-\d\d\.xlsx$/);
  const [titles, first, ...others] = await sheetRows(book.content);
  expect(titles).toEqual(userColumns);
  expect(byTitle(userColumns, first)).toMatchObject({ ...named, Coins: coin });
  expect(others).toHaveLength(total - 1);
});

test('exports times as times of the reader', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/rechargeHistory');
  const book = await saved(page, /XLSX/);
  const [titles = [], first = []] = await sheetRows(book.content);
  expect(first[titles.indexOf('CreatedAt')]).toBeInstanceOf(Date);
  expect(first[titles.indexOf('Coin')]).toEqual(expect.any(Number));
});

test('exports the chosen columns in their order', async ({ page, context }) => {
  await signIn(context, 'admin');
  // The test uses an admin of its own, because the choice is stored.
  await addAdmin(context);
  await page.goto('/admin/manageUser?limit=20');
  const list = new ListMenu(page);
  await list.open();
  await list.column('Phone').uncheck();
  await list.drag('Coins', 'Username');
  await list.close();
  const { content } = await saved(page, /CSV/);
  const [head] = content.toString().replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(line(movedBefore(without(userColumns, 'Phone'), 'Coins', 'Username')));
});

test('cancels an export before it has begun to arrive', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser');
  await page.route(/format=csv/, () => undefined);
  const asked = page.waitForRequest(/format=csv/);
  await chooseExport(page, /CSV/);
  const request = await asked;
  await expect(root(page).getByRole('button', { name: 'Cancel export' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exportButton(page)).toBeVisible();
  await expect.poll(() => request.failure()?.errorText ?? '').toMatch(/ABORTED/);
});

test('shows the progress and further changes while a file arrives, and cancels it', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  await signIn(context, 'admin');
  await holdFiles(page);
  const { contents } = cases;
  const scenario = new CatalogueScenario(page, catalogue, shell, contents);
  await scenario.open();
  await catalogue.add.click();
  await scenario.add();
  await chooseExport(page, /CSV/);
  const bar = root(page).getByRole('progressbar', { name: 'Export' });
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(0);
  await scenario.delete(contents.name);
  await expect(bar).toBeVisible();
  await root(page).getByRole('button', { name: 'Cancel export' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByText(/exported/)).toBeHidden();
});
