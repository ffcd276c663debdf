import { expect, type Page } from '@playwright/test';

/** Returns whether the page wants the browser to ask before the tab closes. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/**
 * Closes the tab of a page that wants the browser to ask, as a person does who then leaves. A browser does not always show
 * its question, so the test reads the wish of the page.
 */
export async function closeTab(page: Page): Promise<void> {
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  page.on('dialog', (dialog) => dialog.accept());
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
}
