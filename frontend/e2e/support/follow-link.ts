import { expect, type Page } from '@playwright/test';

/**
 * Opens another screen of the loaded panel as a link does, without loading the page again. `meanwhile` runs before the
 * new screen is there.
 */
export async function followLink(
  page: Page,
  address: string,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  await page.evaluate(leaveFor, address);
  await meanwhile?.();
  await expect(page.locator('#root main h1[data-left]')).toHaveCount(0);
}

/** Loads the page, or follows a link once a panel is loaded. */
export async function openNext(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await followLink(page, address);
}

/** Notifies the router of a new address, and marks the title that the new screen replaces. */
function leaveFor(address: string) {
  document.querySelector('main h1')?.setAttribute('data-left', '');
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
