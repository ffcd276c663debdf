import type { Page, Route } from '@playwright/test';

/**
 * Ends the admin's session during the next request to `url`. If the session ended earlier, a refresh in the background
 * could show the sign-in form first.
 */
export async function endSessionAt(page: Page, url: string) {
  const handler = async (route: Route) => {
    await page.request.post('/api/auth/logout', { headers: { 'X-Panel': 'admin' } });
    await route.continue();
  };
  await page.route(url, handler, { times: 1 });
}
