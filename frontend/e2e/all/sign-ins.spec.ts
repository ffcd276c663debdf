// The sign-in history: the own one in every panel, that of all staff for the admin, and accounts that are locked.
import type { BrowserContext, Page } from '@playwright/test';
import { panelKeys, panels } from '../../src/lib/panels';
import { addCoinAgency } from '../support/staff';
import { signInAgency } from '../support/coins';
import { expect, signIn, test } from '../support/test';

/** Fails so often that the account is locked on this device: the sign-in before makes the device known. */
async function lock(context: BrowserContext, uniqueId: string) {
  await signInAgency(context, uniqueId);
  for (let n = 0; n < 10; n += 1) await tryWrong(context, uniqueId);
  expect(await tryWrong(context, uniqueId)).toBe(429);
}

async function tryWrong(context: BrowserContext, uniqueId: string) {
  const answer = await context.request.post('/api/coinPanel/login', {
    headers: { 'X-Panel': 'coin' },
    data: { uniqueId, password: 'wrong-password' },
  });
  return answer.status();
}

const lockOf = (page: Page, uniqueId: string) =>
  page.getByRole('region', { name: 'Locked accounts' }).getByRole('row', { name: new RegExp(uniqueId) });

test('shows the own sign-ins in every panel', async ({ context, page, filters }) => {
  for (const panel of panelKeys)
    await test.step(panel, async () => {
      await signIn(context, panel);
      await page.goto(`${panels[panel].profile}?tab=history`);
      await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
      await filters.choose('Event', 'New password issued');
      await expect(page).toHaveURL(/tab=history&kind=passwordIssued/);
      await expect(page.getByRole('row', { name: /Signed in/ })).toHaveCount(0);
    });
});

test('shows the events of an account to the admin and opens its lock', async ({
  browser,
  context,
  page,
  shell,
}) => {
  await signIn(context, 'admin');
  const { uniqueId } = await addCoinAgency(context, 1);
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
  await lock(elsewhere, uniqueId);

  await test.step('Find the failures by the code', async () => {
    await page.goto(`/admin/signins?search=${encodeURIComponent(uniqueId)}`);
    const events = page.getByRole('row', { name: /Firefox on Windows/ });
    await expect(events).toHaveCount(12);
    await expect(events.first()).toContainText('Locked after 10 failures');
    await expect(events.nth(1)).toContainText('Wrong password');
    await expect(events.last()).toContainText('Signed in');
  });

  const row = lockOf(page, uniqueId);
  await test.step('Open the account', async () => {
    await page.getByRole('tab', { name: 'Locked accounts' }).click();
    await expect(row).toContainText('One known device');
    await row.getByRole('button', { name: /^Open account/ }).click();
    await shell.answer('Open account');
    await expect(row).toBeHidden();
  });

  await test.step('Sign in again', async () => {
    await signInAgency(elsewhere, uniqueId);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('row', { name: /Lock opened by/ }).first()).toBeVisible();
  });
  await elsewhere.close();
});

test('says that a lock has been opened by another admin', async ({ browser, context, page, shell }) => {
  await signIn(context, 'admin');
  const { uniqueId } = await addCoinAgency(context, 1);
  const elsewhere = await browser.newContext();
  await lock(elsewhere, uniqueId);
  await elsewhere.close();
  await page.goto('/admin/signins?tab=locked');
  const row = lockOf(page, uniqueId);
  await row.getByRole('button', { name: /^Open account/ }).click();
  const headers = { 'X-Panel': 'admin' };
  const listed = await context.request.get('/api/admin/lockedaccounts?role=coin', { headers });
  const { details } = (await listed.json()) as { details: { _id: string; code: string }[] };
  const id = details.find(({ code }) => code === uniqueId)!._id;
  await context.request.post(`/api/admin/lockedaccounts/${id}/open`, { headers });
  await shell.answer('Open account');
  await expect(shell.toasts).toContainText('This account is no longer locked');
});
