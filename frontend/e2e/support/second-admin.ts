import { expect, type Browser, type BrowserContext } from '@playwright/test';
import { newPerson } from './staff';
import { signIn, type Account } from './test';

/**
 * Signs the second platform admin of the demo data in to a separate browser context. This admin may confirm requests.
 */
export async function secondAdmin(browser: Browser) {
  const context = await browser.newContext();
  await signIn(context, 'admin', { id: '9000000002', password: 'demo-admin-2' });
  return context;
}

/** Confirms, as the second admin of the demo data, that an admin becomes an Owner. */
async function confirmOwner(browser: Browser, waiting: string) {
  const context = await secondAdmin(browser);
  const confirmed = await context.request.post(`/api/admin/admins/waiting/${waiting}`, {
    headers: { 'X-Panel': 'admin' },
    data: { approve: true },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  await context.close();
}

/**
 * Adds a platform admin who has chosen a password, and signs the new admin in to the `other` browser context. `context`
 * is signed in as the first admin. Without `sets`, the new admin is an Owner too.
 */
export async function addAdmin(
  context: BrowserContext,
  other = context,
  { name = 'Ravi Rao', sets }: { name?: string; sets?: string[] } = {},
): Promise<Account> {
  const headers = { 'X-Panel': 'admin' };
  const id = `9${newPerson('').number.slice(-9)}`;
  const [issued, password] = ['issued-first-1', 'second-admin-1'];
  const added = await context.request.post('/api/admin/admins', {
    headers,
    data: { name, number: id, password: issued, ...(sets && { sets }) },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { waiting } = (await added.json()) as { waiting: string };
  if (waiting) await confirmOwner(context.browser()!, waiting);
  await signIn(other, 'admin', { id, password: issued });
  const changed = await other.request.put('/api/admin/profile/updatepassword', {
    headers,
    data: { oldpassword: issued, newpassword: password, confirmpassword: password },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await signIn(other, 'admin', { id, password });
  return { id, password };
}
