import { expect, type BrowserContext, type Page } from '@playwright/test';
import { picture } from './picture';
import { addBd, newPerson } from './staff';
import { signIn } from './test';

/** Returns the row of the tree with this name. */
export const treeRow = (page: Page, name: RegExp | string) => page.getByRole('treeitem', { name });

async function addBelow(context: BrowserContext, call: string, key: string, more: Record<string, string>) {
  const answer = await context.request.post(`/api/${call}`, {
    headers: { 'X-Panel': 'admin' },
    multipart: { ...newPerson('Tree'), password: 'some-password-1', image: picture, ...more },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Record<string, { _id: string; name: string; uniqueId: string }>)[key]!;
}
/** Adds an agency admin below a BD. */
export const addAgencyAdmin = (context: BrowserContext, createBy: string) =>
  addBelow(context, 'agencadminpanel/createagencyadmin', 'data', { createBy });
const addAgency = (context: BrowserContext, bd: string, admin: string) =>
  addBelow(context, 'admin/agencyPanel/addAgencyPanel', 'details', { bd, admin });

/** Opens the list of new parents and chooses the account with this code. */
export async function chooseParent(page: Page, label: string, code: string) {
  await page.getByRole('combobox', { name: label }).fill(code);
  // The list before the search may contain the account too. One option means that the list shows the search result.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(code) }).click();
}

/** Adds a BD with an agency admin, who has an agency, and a second BD. */
export async function addBranch(context: BrowserContext) {
  await signIn(context, 'admin');
  const bd = await addBd(context, 'some-password-1');
  const other = await addBd(context, 'some-password-1');
  const agencyAdmin = await addAgencyAdmin(context, bd.uniqueId);
  const agency = await addAgency(context, bd.uniqueId, agencyAdmin.uniqueId);
  return { bd, other, agencyAdmin, agency };
}
