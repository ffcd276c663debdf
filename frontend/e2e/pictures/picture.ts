// The pictures of the documents: what they have in common.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Returns the path of a picture in docs/images. */
export const pictureAt = (name: string) => resolve(import.meta.dirname, '../../../docs/images', name);

/** Waits until a screen shows its data and nothing is on its way. */
export async function untilQuiet(page: Page): Promise<void> {
  await expect(page.locator('#root h1').first()).toBeVisible();
  await expect(page.locator('#root').locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Stores what the window shows as a file of docs/images, which may have at most this many bytes. */
export async function takePicture(page: Page, name: string, most: number): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  mkdirSync(dirname(pictureAt(name)), { recursive: true });
  // The colours of a screen fit a palette, which halves the size.
  const { size } = await sharp(picture).png({ palette: true, effort: 10 }).toFile(pictureAt(name));
  expect(size, name).toBeLessThan(most);
}
