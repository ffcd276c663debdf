import type { Page } from '@playwright/test';

/**
 * Answers what lets the next answer of this call get lost: the server gets the request, the panel no answer. `meanwhile`
 * looks at the panel before. One handler to the end: while one is taken away, requests of the page that are under way could
 * be lost too.
 */
export async function losing(page: Page, url: string | RegExp, meanwhile?: () => Promise<void>) {
  let loses = false;
  await page.route(url, async (route) => {
    if (!loses) return route.continue();
    loses = false;
    await meanwhile?.();
    await route.fetch();
    return route.abort();
  });
  return () => {
    loses = true;
  };
}
