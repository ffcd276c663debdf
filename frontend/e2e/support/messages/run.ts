import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Records } from '../records';
import { signIn } from '../test';
import { withoutFirstData } from '../without-first-data';
import { appProofs } from './app';
import type { Proof } from './proof';
import { staffProofs } from './staff';

/** A call, its success text and the title of its failure. '' when the documentation specifies no text. */
type Documented = readonly [call: string, success: string, failure: string];
const contract = new URL('../../../../backend/contract/messages.mjs', import.meta.url);
export const { messages: documented } = (await import(contract.href)) as { messages: Documented[] };

export const proofs: Record<string, Proof> = { ...staffProofs, ...appProofs };

const anyId = (call: string) => new RegExp(`/api/${call.replace(/\{\w+\}/g, '[^/?]+')}([/?]|$)`, 'i');

/** Makes a call fail and then succeed on the same screen, and checks the documented texts. */
export async function proveOn(page: Page, context: BrowserContext, call: string) {
  const proof = proofs[call]!;
  const [, success, failure] = documented.find(([name]) => name === call)!;
  // The admin session looks up the records.
  await signIn(context, 'admin');
  if (proof.panel !== 'admin' && proof.panel !== 'public') await signIn(context, proof.panel);
  const records = new Records(context.request);
  const path = typeof proof.path === 'string' ? proof.path : await proof.path(records, context.request);
  if (proof.panel === 'public') await context.clearCookies();

  const { fill, send } = proof;
  const reads = !fill && !send;
  let refuses = failure !== '';
  await withoutFirstData(page);
  await page.route(anyId(proof.instead ?? call), async (route) => {
    if (!refuses || (!reads && !send)) return route.continue();
    if (reads) return route.abort();
    // The API rejects changes from a session without the X-Panel header.
    const headers = { ...route.request().headers() };
    delete headers['x-panel'];
    return route.continue({ headers });
  });

  await page.goto(path);
  await fill?.(page, records);
  await send?.(page, records);
  if (failure) await expect(page.getByText(failure, { exact: true }).first()).toBeVisible();
  refuses = false;
  if (!failure && !success) {
    // Documented without a message: the list opens without a toast.
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0);
  }
  if (proof.answer) expect((await proof.answer(context.request)).message).toBe(success);
  else if (success) {
    await send?.(page, records);
    await expect(page.getByText(success, { exact: true }).first()).toBeVisible();
  }
}
