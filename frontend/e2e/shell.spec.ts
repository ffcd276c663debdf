// The frame of every screen: menu, addresses and footer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, signIn, test } from './support/test';

test('the menu of a phone opens, navigates and closes', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Users' }).click();
  await expect(shell.title('Users')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: /^View / })).toHaveCount(5);

  await test.step('The footer shows the version of the product, with the commit of its build if known', async () => {
    const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const shown = (await page
      .getByRole('contentinfo')
      .getByText(/^version /)
      .textContent())!;
    expect(shown.replace(/ \([0-9a-f]{7}\)$/, '')).toBe(`version ${version}`);
  });
});
