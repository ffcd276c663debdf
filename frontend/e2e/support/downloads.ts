import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Returns the name and text of the file that the browser downloads during `press`. */
export async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Exports the only list of the screen. Returns the name of the file and its lines, the head first. */
export async function exportedList(page: Page, format = /CSV/) {
  await page.locator('#root').getByRole('button', { name: 'Export', exact: true }).click();
  const { name, text } = await downloaded(page, () => page.getByRole('menuitem', { name: format }).click());
  return { name, lines: text.replace('\uFEFF', '').trimEnd().split('\r\n') };
}
