import { treeRow } from '../support/hierarchy';
import { expect, signIn, test } from '../support/test';

test('opens level by level by keyboard, and a reload keeps the open levels', async ({ page, context }) => {
  await signIn(context, 'admin');
  const agency = treeRow(page, /AG100001/);
  const agencyAdmin = treeRow(page, /AA100001/);
  const bd = treeRow(page, /BD100001/);

  await test.step('Open the hierarchy', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    await page.getByRole('link', { name: 'Hierarchy' }).click();
    await expect(bd).toHaveAccessibleName(/BD100001.*\d+ agency admins?.*\d+ agenc(y|ies).*\d+ hosts?/);
    await expect(bd).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('Open a BD', async () => {
    await bd.focus();
    await page.keyboard.press('ArrowRight');
    await expect(bd).toHaveAttribute('aria-expanded', 'true');
    await expect(agencyAdmin).toHaveAttribute('aria-level', '2');
  });

  await test.step('Open an agency admin', async () => {
    await page.keyboard.press('ArrowRight');
    while (!(await agencyAdmin.evaluate((item) => item === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('ArrowRight');
    await expect(agency).toHaveAttribute('aria-level', '3');
  });

  await test.step('Reload the page', async () => {
    await page.reload();
    await expect(agency).toBeVisible();
  });

  await test.step('Close the agency admin and go to the BD', async () => {
    await agencyAdmin.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(agency).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(bd).toBeFocused();
  });

  await test.step('Go to the first row', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(page.getByRole('treeitem').first()).toBeFocused();
  });

  await test.step('Open the page of the BD', async () => {
    await bd.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/viewBd\?id=/);
  });
});

test('a match leaves the search box in view, and numbers and buttons align at every depth', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1366, height: 600 });

  await test.step('Open the tree with a match', async () => {
    await page.goto('/admin/hierarchy?search=AA100001');
    await expect(page.locator('[role=treeitem][aria-current]')).toBeInViewport();
  });
  const header = (await page.getByRole('banner').boundingBox())!;
  const search = (await page.getByRole('searchbox').boundingBox())!;
  expect(search.y).toBeGreaterThanOrEqual(header.y + header.height);

  const levels = ['1', '2'].map((level) => page.locator(`[role=treeitem][aria-level="${level}"]`).first());
  const edges = async (part: string, edge: 'left' | 'right') =>
    Promise.all(
      levels.map((row) =>
        row
          .locator(part)
          .first()
          .evaluate((one, side) => Math.round(one.getBoundingClientRect()[side]), edge),
      ),
    );

  await test.step('Numbers and buttons align', async () => {
    expect(new Set(await edges('[data-of=hosts]', 'right')).size).toBe(1);
    expect(new Set(await edges('a[aria-label^=View]', 'left')).size).toBe(1);
    await expect(levels[0]!).toContainText(/[\d,]+ coins?/);
  });
});
