// The history of staff accounts in the panels below the platform admin: of accounts below the reader, and of the own.
import type { BrowserContext, Page } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { panels } from '../../src/lib/panels';
import { accounts } from '../support/accounts';
import { history, oldValues, putBack } from '../support/history';
import { picture } from '../support/picture';
import { addAgencyAdmin, addBd, newPerson } from '../support/staff';
import { expect, signIn, test } from '../support/test';

interface Account {
  _id: string;
  name: string;
  uniqueId: string;
}

async function post(
  context: BrowserContext,
  panel: PanelKey,
  path: string,
  multipart: Record<string, string>,
) {
  const headers = { 'X-Panel': panel };
  const answer = await context.request.post(`/api/${path}`, { headers, multipart });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Adds an agency of the demo agency admin. */
async function addAgency(context: BrowserContext, password: string): Promise<Account> {
  await signIn(context, 'agencyadmin');
  const answer = await context.request.post('/api/admin/agencyPanel/addAgencyPanel', {
    headers: { 'X-Panel': 'agencyadmin' },
    multipart: { ...newPerson('Fresh agency'), password, image: picture },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { details: Account }).details;
}

/** Puts the former name back from the record's page, whose form is another screen. */
async function putNameBack(page: Page, form: RegExp, name: string) {
  await test.step('Put the name back: the form opens with it', async () => {
    await putBack(page, 'link').click();
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(oldValues(page)).toBeVisible();
  });
  await test.step('Save: the form closes', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).not.toHaveURL(form);
  });
}

test('a BD puts back the name of its agency admin, and an admin who changed it has no name', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await signIn(context, 'bd');
  const { _id, name } = await addAgencyAdmin(context, accounts.bd.id);
  const renamed = await context.request.put(`/api/agencadminpanel/updateagencyadmin?id=${_id}`, {
    headers: { 'X-Panel': 'admin' },
    multipart: { name: `${name} new` },
  });
  expect(renamed.ok(), await renamed.text()).toBe(true);
  await page.goto(`/bd/viewagencyadmin?id=${_id}`);
  await expect(history(page).getByRole('listitem').first()).toContainText('by a platform admin');
  await putNameBack(page, /\/bd\/editagencyadimin\?id=/, name);
  await page.goto(`/bd/viewagencyadmin?id=${_id}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('an agency admin puts back the name of its agency', async ({ page, context }) => {
  const { _id, name } = await addAgency(context, 'fresh-agency-1');
  await post(context, 'agencyadmin', 'admin/agencyPanel/updateAgencyPanel', { id: _id, name: `${name} new` });
  await page.goto(`/agencyadmin/viewagency?id=${_id}`);
  await putNameBack(page, /\/agencyadmin\/editagency\?id=/i, name);
  await page.goto(`/agencyadmin/viewagency?id=${_id}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('an agency puts back its own name on its profile', async ({ page, context, shell }) => {
  const password = 'fresh-agency-2';
  const { _id, name, uniqueId: id } = await addAgency(context, password);
  await post(context, 'agencyadmin', 'admin/agencyPanel/updateAgencyPanel', { id: _id, name: `${name} new` });
  await signIn(context, 'agency', { id, password });
  await page.goto(panels.agency.profile);
  await expect(shell.account).toContainText(`${name} new`);
  await putBack(page).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await expect(oldValues(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shell.account).not.toContainText(`${name} new`);
  await expect(history(page).getByRole('listitem').first()).toContainText(`to ${name}`);
});

test('a BD sees more than five of its own changes when it asks for more', async ({ page, context }) => {
  await signIn(context, 'admin');
  const password = 'fresh-bd-1';
  const { _id, uniqueId: id, name } = await addBd(context, password);
  await signIn(context, 'bd', { id, password });
  for (let change = 1; change <= 6; change += 1) {
    const renamed = await context.request.put(`/api/bdpanel/updatebd?id=${_id}`, {
      headers: { 'X-Panel': 'bd' },
      multipart: { name: `${name} ${change}` },
    });
    expect(renamed.ok(), await renamed.text()).toBe(true);
  }
  await page.goto(panels.bd.profile);
  const entries = history(page).locator('ol > li');
  await expect(entries).toHaveCount(5);
  await history(page).getByRole('button', { name: 'Show more' }).click();
  await expect(entries).toHaveCount(7);
  await expect(entries.last()).toContainText('Created');
  await expect(history(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
