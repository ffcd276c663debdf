import type { BrowserContext, Page } from '@playwright/test';
import { addBd, demoAccount, somebody } from './support/staff';
import { readValue } from './support/read-value';
import { expect, signIn, test } from './support/test';
import { picture } from './support/picture';

const row = (page: Page, name: RegExp | string) => page.getByRole('treeitem', { name });

async function addBelow(context: BrowserContext, call: string, key: string, more: Record<string, string>) {
  const answer = await context.request.post(`/api/${call}`, {
    headers: { 'X-Panel': 'admin' },
    multipart: { ...somebody('Tree'), password: 'some-password-1', image: picture, ...more },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Record<string, { _id: string; name: string; uniqueId: string }>)[key]!;
}
const addAgencyAdmin = (context: BrowserContext, createBy: string) =>
  addBelow(context, 'agencadminpanel/createagencyadmin', 'data', { createBy });
const addAgency = (context: BrowserContext, bd: string, admin: string) =>
  addBelow(context, 'admin/agencyPanel/addAgencyPanel', 'details', { bd, admin });

/** A BD with an agency admin, which has an agency, and a second BD. */
async function branch(context: BrowserContext) {
  await signIn(context, 'admin');
  const bd = await addBd(context, 'some-password-1');
  const other = await addBd(context, 'some-password-1');
  const agencyAdmin = await addAgencyAdmin(context, bd.uniqueId);
  const agency = await addAgency(context, bd.uniqueId, agencyAdmin.uniqueId);
  return { bd, other, agencyAdmin, agency };
}

test('opens level by level with the keyboard, and a reload keeps what is open', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Hierarchy' }).click();
  const bd = row(page, /BD100001/);
  await expect(bd).toHaveAccessibleName(/BD100001.*\d+ agency admins?.*\d+ agenc(y|ies).*\d+ hosts?/);
  await expect(bd).toHaveAttribute('aria-expanded', 'false');
  await bd.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bd).toHaveAttribute('aria-expanded', 'true');
  const agencyAdmin = row(page, /AA100001/);
  await expect(agencyAdmin).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowRight');
  while (!(await agencyAdmin.evaluate((item) => item === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  const agency = row(page, /AG100001/);
  await expect(agency).toHaveAttribute('aria-level', '3');

  await page.reload();
  await expect(agency).toBeVisible();
  await agencyAdmin.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(agency).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(bd).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(page.getByRole('treeitem').first()).toBeFocused();
  await bd.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/viewBd\?id=/);
});

test('a search opens the way to the hit and marks it', async ({ page, context }) => {
  const { agency, agencyAdmin, bd } = await branch(context);
  await page.goto('/admin/hierarchy');
  await page.getByRole('searchbox', { name: 'Search name or code' }).fill(agency.uniqueId);
  const hit = row(page, new RegExp(agency.uniqueId));
  await expect(hit).toHaveAttribute('aria-current', 'true');
  await expect(row(page, new RegExp(agencyAdmin.uniqueId))).toHaveAttribute('aria-expanded', 'true');
  await page.reload();
  await expect(hit).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox').fill(bd.name);
  await expect(row(page, new RegExp(bd.uniqueId))).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox').fill('zzzz nobody');
  await expect(page.getByText('No results for “zzzz nobody”')).toBeVisible();
});

test('moves an agency admin after telling what moves with it', async ({ page, context, shell }) => {
  const { bd, other, agencyAdmin } = await branch(context);
  await page.goto(`/admin/hierarchy?search=${agencyAdmin.uniqueId}`);
  const item = row(page, new RegExp(agencyAdmin.uniqueId));
  await item.getByRole('button', { name: `Move ${agencyAdmin.name}` }).click();
  const confirm = shell.dialog.getByRole('button', { name: 'Move' });
  await expect(confirm).toBeDisabled();
  const picker = page.getByRole('combobox', { name: 'New BD' });
  await picker.fill(bd.uniqueId);
  // The list before the search holds it too, and goes when the answer comes.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`^${bd.uniqueId}`) }).click();
  await expect(
    shell.dialogText(`${agencyAdmin.uniqueId} is already assigned to ${bd.uniqueId}`),
  ).toBeVisible();
  await expect(confirm).toBeDisabled();
  await picker.fill(other.uniqueId);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`^${other.uniqueId}`) }).click();
  await expect(shell.dialogText('Moves 1 agency admin, 1 agency and 0 hosts.')).toBeVisible();
  await confirm.click();
  await expect(shell.toasts).toContainText(`${agencyAdmin.name} moved to ${other.name} (${other.uniqueId})`);
  await expect(row(page, new RegExp(`${bd.uniqueId}.*\\b0 agency admins`))).toBeVisible();
  await expect(row(page, new RegExp(`${other.uniqueId}.*\\b1 agency admin.*\\b1 agency`))).toBeVisible();
});

test('a deleted BD leaves its agency admins where they can be moved from', async ({
  page,
  context,
  shell,
}) => {
  const { bd, other, agencyAdmin } = await branch(context);
  await page.goto(`/admin/viewBd?id=${bd._id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
  await expect(shell.dialogText('1 agency admin and 1 agency stay and can be reassigned.')).toBeVisible();
  await expect(shell.dialogText(`Delete ${bd.name}? 1 agency admin loses its BD.`)).toBeVisible();
  await shell.dialog.getByLabel('Reason').fill('Left the company');
  await shell.dialog.getByLabel(`Type ${bd.uniqueId} to confirm`).fill(bd.uniqueId);
  await shell.answer('Delete');
  await expect(page).toHaveURL(/manageBd/);

  await page.goto(`/admin/hierarchy?search=${agencyAdmin.uniqueId}`);
  await expect(row(page, /Without a BD/)).toHaveAttribute('aria-expanded', 'true');
  const item = row(page, new RegExp(agencyAdmin.uniqueId));
  await item.getByRole('button', { name: `Move ${agencyAdmin.name}` }).click();
  await page.getByRole('combobox', { name: 'New BD' }).fill(other.uniqueId);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`^${other.uniqueId}`) }).click();
  await shell.dialog.getByRole('button', { name: 'Move' }).click();
  await expect(row(page, new RegExp(`${other.uniqueId}.*\\b1 agency admin`))).toBeVisible();
});

test('the accounts below a BD are moved away in the question about its deletion', async ({
  page,
  context,
  shell,
}) => {
  const { bd, other, agencyAdmin } = await branch(context);
  await page.goto(`/admin/viewBd?id=${bd._id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await shell.dialog.getByLabel('Reason').fill('Left the company');
  await shell.pressInDialog('Move 1 agency admin first');
  await expect(shell.dialogText(`Move the agency admins of ${bd.name}`)).toBeVisible();
  await page.getByRole('combobox', { name: 'New BD' }).fill(other.uniqueId);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`^${other.uniqueId}`) }).click();
  await shell.pressInDialog('Move');
  await expect(shell.dialogText('No accounts depend on it.')).toBeVisible();
  await expect(shell.dialog.getByRole('heading', { name: `Delete ${bd.name}?`, exact: true })).toBeVisible();
  await expect(shell.dialog.getByLabel('Reason')).toHaveValue('Left the company');
  await shell.answer('Delete');
  await expect(page).toHaveURL(/manageBd/);
  await page.goto(`/admin/hierarchy?search=${agencyAdmin.uniqueId}`);
  await expect(row(page, new RegExp(`${other.uniqueId}.*\\b1 agency admin`))).toBeVisible();
});

test('an agency is moved from its own screen too, unless somebody was faster', async ({
  page,
  context,
  shell,
}) => {
  const { bd, agencyAdmin, agency } = await branch(context);
  const { uniqueId: target } = await demoAccount(context, 'agencyadmin');
  await page.goto(`/admin/viewAgency?id=${agency._id}`);
  await page.getByRole('button', { name: 'Move' }).click();
  const faster = await addAgencyAdmin(context, bd.uniqueId);
  const record = { id: agency._id, from: agencyAdmin.uniqueId };
  await context.request.post('/api/admin/hierarchy/move', {
    headers: { 'X-Panel': 'admin' },
    data: { kind: 'agency', records: [record], to: faster.uniqueId },
  });
  await page.getByRole('combobox', { name: 'New agency admin' }).fill(target);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`^${target}`) }).click();
  await expect(
    shell.dialogText(new RegExp(`${agency.uniqueId} is now assigned to ${faster.uniqueId}: .* moved it at`)),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'New agency admin' }).fill(target);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: new RegExp(`^${target}`) }).click();
  await expect(shell.dialogText('Moves 1 agency and 0 hosts.')).toBeVisible();
  await shell.dialog.getByRole('button', { name: 'Move' }).click();
  await expect(readValue(page, 'Agency admin')).toHaveText(target);
});

test('a hit leaves the search box in sight, and numbers and buttons stand in columns at every depth', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/admin/hierarchy?search=AA100001');
  await expect(page.locator('[role=treeitem][aria-current]')).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  const search = (await page.getByRole('searchbox').boundingBox())!;
  expect(search.y).toBeGreaterThanOrEqual(header.y + header.height);

  const levels = ['1', '2'].map((level) => page.locator(`[role=treeitem][aria-level="${level}"]`).first());
  const edges = async (part: string, edge: 'left' | 'right') =>
    Promise.all(
      levels.map((row) =>
        row
          .locator(part)
          .first()
          .evaluate((one, side) => Math.round(one.getBoundingClientRect()[side]), edge),
      ),
    );
  expect(new Set(await edges('[data-of=hosts]', 'right')).size).toBe(1);
  expect(new Set(await edges('a[aria-label^=View]', 'left')).size).toBe(1);
  await expect(levels[0]!).toContainText(/[\d,]+ coins?/);
});
