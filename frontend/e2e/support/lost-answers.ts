import type { Page } from '@playwright/test';

/**
 * Returns a function that drops the next response to this URL: the server handles the request, but the panel gets no
 * response. `meanwhile` runs before the request reaches the server. The route handler stays registered, because
 * removing it could also drop other requests in flight.
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
