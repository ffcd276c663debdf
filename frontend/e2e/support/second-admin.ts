import { expect, type Browser } from '@playwright/test';

/**
 * Signs the second platform admin of the demo data in to a separate browser context. This admin may confirm requests.
 */
export async function secondAdmin(browser: Browser) {
  const context = await browser.newContext();
  const signedIn = await context.request.post('/api/admin/login', {
    headers: { 'X-Panel': 'admin' },
    data: { number: '9000000002', password: 'demo-admin-2' },
  });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  return context;
}
