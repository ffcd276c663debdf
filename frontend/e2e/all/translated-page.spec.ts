// The panels in a browser that translates the page while it is used: nothing breaks, and the page shows present values.
import type { Page } from '@playwright/test';
import { translatePage, type Translation } from '../support/translator';
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

const ways: Translation[] = ['around', 'instead'];

/** Translates the page, and once more after each step, as a translator that follows the page. */
async function whileTranslated(page: Page, way: Translation, steps: (() => Promise<unknown>)[]) {
  expect(await translatePage(page, way)).toBeGreaterThan(10);
  for (const step of steps) {
    await step();
    await translatePage(page, way);
  }
}

for (const way of ways)
  test(`should keep working when a translator puts its elements ${way} the texts`, async ({
    page,
    context,
    shell,
    uncaught,
  }) => {
    await signIn(context, 'admin');
    const user = await userAt(context, 70);
    const search = page.getByRole('searchbox').first();
    const rows = page.locator('#root tr[data-row]');

    await test.step('Type into the quick search, and delete a letter', async () => {
      await page.goto('/admin');
      await expect(shell.title('Dashboard')).toBeVisible();
      await whileTranslated(page, way, [
        async () => {
          await shell.find('man');
          await expect(shell.found('Users').first()).toBeVisible();
        },
        ...Array.from({ length: 3 }, () => async () => {
          await page.keyboard.press('Backspace');
          await expect(shell.dialog.getByRole('option').first()).toBeVisible();
        }),
        async () => {
          await page.keyboard.type('send');
          await expect(shell.dialog.getByRole('option', { name: /Send Coins/ }).first()).toBeVisible();
        },
        async () => {
          await page.keyboard.press('Escape');
          await expect(shell.search).toBeHidden();
        },
      ]);
    });

    await test.step('Search, select and sort a list', async () => {
      await page.goto('/admin/manageUser');
      await expect(rows).toHaveCount(5);
      await whileTranslated(page, way, [
        () => search.fill(user.username),
        () => expect(rows).toHaveCount(1),
        () => rows.getByRole('checkbox').check(),
        () => expect(page.getByText(/1 selected/)).toBeVisible(),
        () => search.fill('nobody has this name'),
        () => expect(rows).toHaveCount(0),
        () => search.fill(''),
        () => expect(rows).toHaveCount(5),
        () => page.locator('th button').first().click(),
        () => expect(rows).toHaveCount(5),
      ]);
      await expect(rows.first().locator('[translate=no]').first()).toBeVisible();
    });

    await test.step('Send an empty form, and fill it', async () => {
      await page.goto('/admin/addGift');
      const title = page.getByRole('textbox', { name: /Title/ });
      await expect(title).toBeVisible();
      await whileTranslated(page, way, [
        () => page.getByRole('button', { name: /Add gift/ }).click(),
        () => expect(title).toHaveAccessibleDescription(/cannot be empty/i),
        () => title.fill('A gift'),
        () => expect(title).not.toHaveAccessibleDescription(/cannot be empty/i),
      ]);
    });
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });

test('should mark names and codes as not to be translated', async ({ page, context }) => {
  await signIn(context, 'admin');
  const { username } = await userAt(context, 70);
  const open: Record<string, string> = {
    '/admin/manageUser': username,
    '/admin/manageBd': 'BD100001',
    '/admin/manageCoin': 'coin@100001',
  };
  for (const [address, text] of Object.entries(open)) {
    await page.goto(`${address}?search=${encodeURIComponent(text)}`);
    const shown = page.locator('#root').getByText(text, { exact: true });
    await expect(shown.first()).toBeVisible();
    const open = shown.and(page.locator(':not([translate=no], [translate=no] *)'));
    expect(await open.allTextContents(), address).toEqual([]);
  }
});
