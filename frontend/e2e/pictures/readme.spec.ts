// Takes the screenshots of the README from the demo data.
import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { signIn, test } from '../support/test';

const folder = resolve(import.meta.dirname, '../../../docs/images');
/** The largest size in bytes. The page on GitHub loads both pictures. */
const MAX_BYTES = 200_000;

test.use({ viewport: { width: 1366, height: 768 } });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });

    test(`the admin panel, ${colorScheme}`, async ({ page, context }) => {
      await signIn(context, 'admin');
      await page.goto(paths.admin.withdrawals[0]);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      mkdirSync(folder, { recursive: true });
      const path = resolve(folder, `admin-${colorScheme}.png`);
      await page.screenshot({ path, animations: 'disabled' });
      expect(statSync(path).size).toBeLessThan(MAX_BYTES);
    });
  });
}
