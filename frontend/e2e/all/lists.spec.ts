// Common parts of all lists: row size, table head and day filters.
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('fits nine users on a laptop; large rows show pictures of 80 by 70, also after a reload', async ({
  context,
  page,
  userList,
  listMenu,
}) => {
  // Other tests measure the rows of the demo admin.
  await addAdmin(context);
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
    await listMenu.open();
    const saved = listMenu.saved('density');
    await listMenu.menu.getByText('Large pictures').click();
    await listMenu.close();
    await saved;
    expect(await picture.boundingBox()).toMatchObject({ width: 80, height: 70 });
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(userList.rows).toHaveCount(10);
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

test('reports days in the wrong order, in one field', async ({ page, filters }) => {
  const wrong = 'From must be on or before To';
  await page.goto('/admin/audit?from=2026-03-20&to=2026-03-01');
  await filters.open('Date');
  const editor = page.getByRole('dialog');
  await expect(editor.getByRole('alert')).toHaveText(wrong);
  await expect(editor.getByLabel('From')).toHaveAccessibleDescription(wrong);
  await editor.getByLabel('From').fill('2026-02-20');
  await editor.getByLabel('From').press('Enter');
  await expect(editor).toBeHidden();
  await expect(page).toHaveURL('/admin/audit?from=2026-02-20&to=2026-03-01');
  await expect(filters.chip('Date')).toContainText('20 Feb');

  await filters.type('Date', { From: '2026-03-02' });
  await expect(editor.getByRole('alert')).toHaveText(wrong);
  await expect(editor.getByLabel('From')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters.chip('Date')).toBeFocused();
  await expect(page).toHaveURL('/admin/audit?from=2026-02-20&to=2026-03-01');
});
