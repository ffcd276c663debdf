// The order of the moderation queue, and its count on the dashboard.
import { test } from '../support/moderation';
import { expect } from '../support/test';

test('shows the video with the lowest safe value and the queue in that order', async ({
  page,
  moderation,
}) => {
  await page.goto('/admin');
  const work = page.getByRole('link', { name: /^\d+ videos wait$/ });
  const waiting = parseInt(await work.innerText(), 10);
  await work.click();
  await expect(page.getByText(`${waiting} waiting`)).toBeVisible();
  await expect(page).toHaveTitle(/Moderation · Callboard Admin$/);
  for (const head of ['Safe %', 'Status']) await expect(moderation.head(head)).toBeVisible();
  await expect(moderation.rows).toHaveCount(5);
  await expect(moderation.rows.last()).toContainText('%');
  const values = (await moderation.rows.allInnerTexts()).map((row) => Number(/(\d+)\s?%/.exec(row)?.[1]));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  await expect(moderation.fact('Safe %')).toContainText(`${values[0]}%`);
  await expect(moderation.rows.first()).toContainText('In review by you');
  await page.goto('/admin/vulgar?limit=50');
  await expect(moderation.rows.last()).toContainText('null');
});
