import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Returns the name and text of the file that the browser downloads during `press`. */
export async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
