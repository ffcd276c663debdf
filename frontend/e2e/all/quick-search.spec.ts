// Details of the quick search: keys, actions, recent records, results that come late or not at all, and the phone.
import type { Page, Route } from '@playwright/test';
import { Shell } from '../pages/shell';
import { expect, signIn, test } from '../support/test';

const ROW = { subtitle: '', state: '', image: '', parent: '', createdAt: '2026-01-31T12:00:00.000Z' };
const user = (title: string, at: number) => ({
  ...ROW,
  kind: 'user',
  _id: `66f0c0ffee0000000000000${at}`,
  title,
});
const answer = (route: Route, results: object[], more: string[] = [], incomplete: string[] = []) =>
  route.fulfill({ json: { success: 1, message: 'OK', results, more, incomplete } });
const searchedFor = (route: Route) => new URL(route.request().url()).searchParams.get('search');

/** The text of the selected entry, as a screen reader finds it. */
const selected = (page: Page) => page.locator('[role=option][aria-selected=true]');

test('the keys move through all sections', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.route('**/api/search?*', (route) =>
    answer(route, [user('add.one', 1), user('add.two', 2)], ['user']),
  );
  await shell.find('add gift');
  await expect(shell.found('Users')).toHaveText([/^add.one/, /^add.two/, 'Show all in Users']);
  await expect(selected(page)).toContainText('Add gift');
  await page.keyboard.press('End');
  await expect(selected(page)).toContainText('Show all in Users');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toContainText('add.two');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toContainText('Show all in Users');
  const id = await selected(page).getAttribute('id');
  await expect(shell.search).toHaveAttribute('aria-activedescendant', id!);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/manageUser?search=add%20gift');
});

test('Ctrl+Enter opens a record in a new tab', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.route('**/api/search?*', (route) => answer(route, [user('someone', 1)]));
  await shell.find('someone');
  await expect(shell.found('Users')).toHaveCount(1);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await opened).url()).toContain('/admin/ViewUser?id=66f0c0ffee00000000000001');
  await expect(page).toHaveURL('/admin');
});

test('the recent records of a person are gone after the sign-out', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await shell.find('sharma');
  await expect(shell.found('Users').first()).toContainText('sharma');
  const name = await shell.found('Users').first().locator('b').first().textContent();
  expect(name).toBe('sharma');
  await shell.found('Users').first().click();
  await expect(page).toHaveURL(/ViewUser/);

  await test.step('Another tab knows the record', async () => {
    const tab = await context.newPage();
    await tab.goto('/admin');
    const other = new Shell(tab);
    await other.find('');
    await expect(other.found('Recently opened')).toHaveCount(1);
    await tab.close();
  });

  await shell.signOut();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kept')))).toEqual(
    [],
  );
});

test('the quick search switches the colours and signs out', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await shell.find('switch to dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await shell.find('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('earlier results stay until the next ones arrive, and a late answer does not replace a newer one', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  const probes: string[] = [];
  page.on('request', (request) => request.url().includes('/health/live') && probes.push(request.url()));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search?*', async (route) => {
    const text = searchedFor(route)!;
    if (text === 'ani slow') await held;
    await answer(route, [user(`${text} found`, text.length)]).catch(() => undefined);
  });
  await shell.find('ani');
  await expect(shell.found('Users')).toHaveText('ani found');
  const asked = page.waitForRequest(/search=ani(%20|\+)slow/);
  await shell.search.fill('ani slow');
  await asked;
  await expect(shell.found('Users')).toHaveText('ani found');
  await shell.search.fill('ani last');
  await expect(shell.found('Users')).toHaveText('ani last found');
  release();
  await expect(shell.found('Users')).toHaveText('ani last found');
  expect(probes).toEqual([]);
});

test('names what was not searched in time', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.route('**/api/search?*', (route) =>
    answer(route, [user('meera', 1)], [], ['withdrawal', 'video']),
  );
  await shell.find('meera');
  await expect(shell.dialog).toContainText('Not all records were searched in time: Withdrawals, Videos.');
  await expect(shell.found('Users')).toHaveCount(1);
});

test('a phone shows the search on the whole screen, with targets of 44 px', async ({
  page,
  context,
  shell,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, 'admin');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await shell.search.fill('sharma');
  await expect(shell.found('Users').first()).toContainText('sharma');
  expect(await shell.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  const targets = [
    ...(await shell.dialog.getByRole('option').all()),
    shell.dialog.getByRole('button', { name: 'Close' }),
  ];
  for (const target of targets) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await shell.sidewaysScroll()).toBe(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(shell.dialog).toBeHidden();
});

test('a sale of a coin agency opens its receipt', async ({ page, context, shell }) => {
  await signIn(context, 'coin');
  await page.goto('/coin/dashboard');
  await shell.find('a');
  await shell.found('Sales').first().click();
  await expect(page).toHaveURL(/\/coin\/receipt\/[0-9a-f]{24}$/);
});

test('a BD opens a host among the hosts of its agency', async ({ page, context, shell }) => {
  await signIn(context, 'bd');
  await page.goto('/bd/dashboard');
  await shell.find('a');
  const host = shell.found('Hosts').first();
  const name = (await host.textContent())!.trim().split(' ')[0]!;
  await host.click();
  await expect(page).toHaveURL(/\/bd\/viewAgency\?id=/);
  await expect(page.getByRole('main').locator('[data-row]').filter({ hasText: name })).toHaveCount(1);
});

test('an agency finds only its own hosts', async ({ page, context, shell }) => {
  const hostsOf = async (panel: 'agency' | 'admin') => {
    await signIn(context, panel);
    const answer = await context.request.get('/api/agency/host/gethosts?status=1&page=1&limit=100', {
      headers: { 'X-Panel': panel },
    });
    return ((await answer.json()) as { details: { username: string }[] }).details;
  };
  const [own] = await hostsOf('agency');
  const owns = new Set((await hostsOf('agency')).map(({ username }) => username));
  const foreign = (await hostsOf('admin')).find(({ username }) => !owns.has(username));
  await page.goto('/agency/dashboard');
  await page.getByRole('button', { name: 'Search or go to' }).click();

  await shell.search.fill(foreign!.username);
  await expect(page.getByText(`Nothing matches “${foreign!.username}”`)).toBeVisible();
  await shell.search.fill(own!.username);
  await expect(shell.found('Hosts')).toHaveText([new RegExp(`^${own!.username}`)]);
  await shell.found('Hosts').click();
  await expect(page).toHaveURL(/\/agency\/viewUser\?old=0&id=/);
});
