import type { Page } from '@playwright/test';
import type { Product } from './product';
import { setInSessions } from './stored-sessions';

/**
 * Makes the panel of this admin as it is some minutes after its last use: the page knows of no later input, and the server
 * of no later use. `name`: the name of the admin.
 */
export async function leaveUnused(page: Page, product: Product, name: string, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000);
  // First the page: from now on, its requests report no use.
  await page.evaluate((used) => localStorage.setItem('callboard-used-admin', used), String(at.getTime()));
  await setInSessions(product.data, { name }, { createdAt: at, provenAt: at, lastActiveAt: at });
}
