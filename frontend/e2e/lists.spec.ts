// Common parts of all lists: row size, table head, day filters and opening a row.
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('fits nine users on a laptop; large rows show pictures of 80 by 70, also after a reload', async ({
  page,
  userList,
}) => {
  const picture = userList.rows.getByRole('button', { name: /^Show picture/ }).first();

  await test.step('Nine rows fit', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await userList.open('?limit=10');
    await expect(userList.rows).toHaveCount(10);
    const { y, height } = (await userList.rows.nth(8).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(768);
  });

  await test.step('Switch to large rows', async () => {
    expect(await picture.boundingBox()).toMatchObject({ width: 40, height: 40 });
    await page.getByRole('button', { name: 'Large rows' }).click();
    expect(await picture.boundingBox()).toMatchObject({ width: 80, height: 70 });
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Large rows' })).toHaveAttribute('aria-pressed', 'true');
    expect(await picture.boundingBox()).toMatchObject({ width: 80, height: 70 });
  });
});

test('keeps the head of a long list in view, and a full list announces no empty state', async ({
  page,
  userList,
}) => {
  await userList.open('?limit=50');
  await expect(userList.rows).toHaveCount(50);
  await userList.pages.scrollIntoViewIfNeeded();
  await expect(userList.head('Username')).toBeInViewport();
  const under = (await page.getByRole('banner').boundingBox())!;
  expect((await userList.head('Username').boundingBox())!.y).toBeGreaterThanOrEqual(
    under.y + under.height - 1,
  );
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain('No records');
});

test('opens a row in another tab with Ctrl and a click', async ({ page, context, userList }) => {
  await userList.open();
  const [name = ''] = await userList.usernames();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    userList.rows
      .first()
      .getByRole('cell')
      .nth(3)
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL('/admin/manageUser');
});

test('reports days in the wrong order, in one field', async ({ page }) => {
  await page.goto('/admin/audit?from=2026-03-20&to=2026-03-01');
  const days = page.getByRole('group', { name: 'Days' });
  await expect(days.getByRole('alert')).toHaveText('From must be on or before To');
  await expect(days.getByLabel('From')).toHaveAccessibleDescription('From must be on or before To');
  await days.getByLabel('From').fill('2026-02-20');
  await expect(days.getByRole('alert')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  const [from, to] = [await days.getByLabel('From').boundingBox(), await days.getByLabel('To').boundingBox()];
  expect(from!.y).toBe(to!.y);
});
