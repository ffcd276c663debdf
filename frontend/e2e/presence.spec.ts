// Who else has a record or a row of a queue open is shown while they have it open.
import type { Page } from '@playwright/test';
import { addRecord, uniqueName } from './support/catalogue-records';
import { png } from './support/media';
import { secondAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

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
  for (const one of [page, theirs]) await one.getByRole('button', { name, exact: true }).click();
  await expect(here(page, 'Priya Shah')).toBeVisible();
  await expect(here(theirs, 'Meera Nair')).toBeVisible();
  await theirs.close();
  await expect(here(page, 'Priya Shah')).toHaveCount(0);
});
