// The export of a list: the file holds what the screen shows, with its filters, search, order and columns.
import type { Page } from '@playwright/test';
import { sheetRows } from '../../backend/test/support/sheet-rows';
import { ExportMenu } from './pages/export-menu';
import { CatalogueScenario } from './support/catalogue-scenario';
import { cases } from './support/catalogues';
import { expect, signIn, test } from './support/test';
import { byTitle, line, userColumns } from './support/user-columns';

const root = (page: Page) => page.locator('#root');

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

  const { name, content } = await new ExportMenu(page).save(/CSV/);
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

  const book = await new ExportMenu(page).save(/XLSX/);
  expect(book.name).toMatch(/^users-\d{4}-\d\d-\d\d\.xlsx$/);
  const [titles, first, ...others] = await sheetRows(book.content);
  expect(titles).toEqual(userColumns);
  expect(byTitle(userColumns, first)).toMatchObject({ ...named, Coins: coin });
  expect(others).toHaveLength(total - 1);
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
  const exporting = new ExportMenu(page);
  await exporting.choose(/CSV/);
  await expect.poll(() => exporting.progress.getAttribute('value').then(Number)).toBeGreaterThan(0);
  await scenario.delete(contents.name);
  await expect(exporting.progress).toBeVisible();
  await exporting.cancel.press('Enter');
  await expect(exporting.progress).toBeHidden();
  await expect(page.getByText(/exported/)).toBeHidden();
});
