// The idle end: an unused panel shows nothing any more and asks to sign in; what was typed stays.
import type { BrowserContext } from '@playwright/test';
import { leaveUnused } from '../support/old-use';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

/** Adds a set with an idle time of five minutes and an admin who holds it, signed in to `other`. */
async function holder(context: BrowserContext, other: BrowserContext) {
  const mark = Date.now();
  const added = await context.request.post('/api/admin/rightsets', {
    headers: { 'X-Panel': 'admin' },
    data: { name: `Idle ${mark}`, rights: ['users.read', 'staff.read', 'staff.write'], idleMinutes: 5 },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { details } = (await added.json()) as { details: { _id: string } };
  const name = `Ida Idle ${mark}`;
  return { name, ...(await addAdmin(context, other, { name, sets: [details._id] })) };
}

test('signs an unused panel out, and returns to the page after the sign-in', async ({
  context,
  browser,
  product,
}) => {
  await signIn(context, 'admin');
  const other = await browser.newContext();
  const { name, id, password } = await holder(context, other);
  const page = await other.newPage();
  await page.goto('/admin/manageUser');
  const users = page.getByRole('heading', { name: 'Users' });
  await expect(users).toBeVisible();

  await test.step('Five minutes later, the sign-in replaces the page', async () => {
    await leaveUnused(page, product, name, 5.5);
    await expect(page.getByRole('heading', { name: 'Sign in to Enter your Admin panel' })).toBeVisible();
    await expect(users).toHaveCount(0);
  });

  await test.step('The sign-in returns to the page', async () => {
    await page.getByRole('textbox', { name: 'Phone' }).fill(id);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(users).toBeVisible();
  });

  await test.step('The history says why the session ended', async () => {
    await page.goto('/admin/profile?tab=history');
    await expect(page.getByText('Session ended: nobody used it')).toBeVisible();
  });
  await other.close();
});

test('hides a form with typed values until the person signs in again', async ({
  context,
  browser,
  product,
}) => {
  await signIn(context, 'admin');
  const other = await browser.newContext();
  const { name, password } = await holder(context, other);
  const page = await other.newPage();
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await page.goto('/admin/addBd');
  await field.fill('Typed before the break');

  await test.step('The dialog is over a cover, and input does not bring the form back', async () => {
    await leaveUnused(page, product, name, 5.5);
    await expect(again).toBeVisible();
    await expect(page.getByText('The panel was not used for 5 minutes')).toBeVisible();
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect(field).toBeHidden();
  });

  await test.step('The password shows the form again, with what was typed', async () => {
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign In' }).click();
    await expect(again).toBeHidden();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Typed before the break');
  });
  await other.close();
});

test('an Owner sets and removes the idle time of a set', async ({ page, context }) => {
  await signIn(context, 'admin');
  const name = `Timed ${Date.now()}`;
  const data = { name, rights: ['users.read'] };
  const headers = { 'X-Panel': 'admin' };
  expect((await context.request.post('/api/admin/rightsets', { headers, data })).ok()).toBe(true);
  const set = page.getByRole('listitem').filter({ hasText: name });
  const minutes = page.getByRole('textbox', { name: 'Idle time in minutes' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('A time that is too short is refused at the field', async () => {
    await page.goto('/admin/rights');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await minutes.fill('4');
    await save.click();
    await expect(page.getByText('Enter 5 or more')).toBeVisible();
  });

  await test.step('The list shows the time', async () => {
    await minutes.fill('15');
    await save.click();
    await expect(set).toContainText('Signed out after 15 minutes without use');
  });

  await test.step('An empty field removes it', async () => {
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(minutes).toHaveValue('15');
    await minutes.fill('');
    await save.click();
    await expect(set).toContainText('1 permission');
    await expect(set).not.toContainText('without use');
  });

  await test.step('The set of the Owners has an idle time, and keeps its rights', async () => {
    await page.getByRole('link', { name: 'Edit Owner' }).click();
    await expect(minutes).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
