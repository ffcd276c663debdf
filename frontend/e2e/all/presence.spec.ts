// Who else has a record or a row of a queue open is shown while they have it open.
import type { Page } from '@playwright/test';
import { addRecord, uniqueName } from '../support/catalogue-records';
import { png } from '../support/media';
import { addAdmin, secondAdmin } from '../support/second-admin';
import { picture } from '../support/picture';
import { expect, signIn, test } from '../support/test';

const here = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `${name} has this open too` });

test('names a colleague who has the same form open, until the colleague leaves', async ({
  page,
  context,
  browser,
  catalogue,
}) => {
  await signIn(context, 'admin');
  const theirs = await (await secondAdmin(browser)).newPage();
  const title = uniqueName('Watched');
  const image = { name: 'gift.png', mimeType: 'image/png', buffer: png(40, [90, 20, 120]) };
  await addRecord(context.request, 'gifts/addGifts', { title, coin: 7, image });
  await catalogue.open(`/admin/manageGift?search=${encodeURIComponent(title)}`);
  await catalogue.act('Edit', title);
  await expect(catalogue.field('Coin')).toHaveValue('7');
  await expect(here(page, 'Priya Shah')).toHaveCount(0);

  await theirs.goto(page.url());
  await expect(here(page, 'Priya Shah')).toBeVisible();
  await expect(here(theirs, 'Meera Nair')).toBeVisible();

  await theirs.goto('/admin/manageGift');
  await expect(here(page, 'Priya Shah')).toHaveCount(0);
});

test('names a colleague who has the same row of a queue open', async ({ page, context, browser }) => {
  await signIn(context, 'admin');
  const theirs = await (await secondAdmin(browser)).newPage();
  await page.goto('/admin/pendingHost');
  await theirs.goto('/admin/pendingHost');
  const last = page.getByRole('button', { name: /^Details: / }).last();
  const name = (await last.getAttribute('aria-label'))!;
  for (const one of [page, theirs]) await one.getByRole('button', { name, exact: true }).press('Enter');
  await expect(here(page, 'Priya Shah')).toBeVisible();
  await expect(here(theirs, 'Meera Nair')).toBeVisible();
  await theirs.close();
  // A closed tab may not send its last call: the presence then ends after 40 seconds.
  await expect(here(page, 'Priya Shah')).toHaveCount(0, { timeout: 60_000 });
});

test('marks the closed row of a queue that a colleague has open, before one opens it', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'admin');
  const theirs = await (await secondAdmin(browser)).newPage();
  const asked: string[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/presence/rows'))
      asked.push((request.postDataJSON() as { records: string[] }).records);
  });
  await page.goto('/admin/widthdrawal/pending?limit=20');
  const first = page.getByRole('button', { name: /^Details: / }).first();
  const name = (await first.getAttribute('aria-label'))!;
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  const mark = row.getByText('Priya Shah has this open', { exact: true });
  await expect(first).toBeVisible();
  await expect(mark).toHaveCount(0);
  const shown = await page.locator('tr[data-row]').count();
  expect(shown).toBeGreaterThan(1);

  await test.step('The colleague opens the row: its mark appears by itself', async () => {
    await theirs.goto('/admin/widthdrawal/pending?limit=20');
    await theirs.getByRole('button', { name, exact: true }).press('Enter');
    await expect(mark).toBeVisible();
    await expect(page.getByText('has this open')).toHaveCount(1);
    await expect(first).toHaveAccessibleDescription('Priya Shah has this open');
  });

  await test.step('Each call is about all rows of the page', () => {
    expect(asked.map(({ length }) => length)).toEqual(asked.map(() => shown));
    expect(asked).not.toEqual([]);
  });

  await test.step('The open row says it inside', async () => {
    await first.press('Enter');
    await expect(here(page, 'Priya Shah')).toBeVisible();
    await expect(mark).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(mark).toBeVisible();
  });

  await test.step('On a phone, the card has the mark', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
    await expect(card.getByText('Priya Shah has this open', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  await test.step('The colleague leaves: the mark goes', async () => {
    await theirs.close();
    await expect(page.getByText('has this open')).toHaveCount(0);
  });
});

test('shows the picture of a colleague who has one, and the initials of one who has none', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'admin');
  const elsewhere = await browser.newContext();
  await addAdmin(context, elsewhere);
  const theirs = await elsewhere.newPage();
  const title = uniqueName('Pictured');
  await addRecord(context.request, 'gifts/addGifts', { title, coin: 7, image: picture });
  await page.goto(`/admin/manageGift?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Coin/ })).toHaveValue('7');
  const mark = here(page, 'Ravi Rao');
  await theirs.goto(page.url());
  await expect(mark).toContainText('RR');
  await expect(mark.locator('img')).toHaveCount(0);
  await theirs.close();
  await expect(mark).toHaveCount(0);

  await test.step('The colleague chooses a picture', async () => {
    const headers = { 'X-Panel': 'admin' };
    const me = await elsewhere.request.get('/api/auth/me', { headers });
    const { _id: id } = ((await me.json()) as { details: { profile: { _id: string } } }).details.profile;
    const changed = await elsewhere.request.post('/api/admin/profile/editprofile', {
      headers,
      multipart: { id, image: picture },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await (await elsewhere.newPage()).goto(page.url());
    const image = mark.locator('img');
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await expect(mark).not.toContainText('RR');
  });

  await test.step('A picture that does not load gives way to the initials', async () => {
    await page.route('**/api/uploads/**', (route) => route.abort());
    await page.reload();
    await expect(mark).toContainText('RR');
  });
  await elsewhere.close();
});
