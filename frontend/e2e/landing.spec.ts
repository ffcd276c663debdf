import type { APIRequestContext } from '@playwright/test';
import { type PanelKey, panelKeys, panels } from '../src/lib/panels';
import { expect, test } from './support/test';

test('shows links to the five panels at an unknown address', async ({ page }) => {
  await page.goto('/administrator');
  await expect(page).toHaveTitle(/Callboard/);
  for (const key of panelKeys) {
    const way = page.getByRole('listitem').filter({ hasText: panels[key].name }).getByRole('link');
    await expect(way.first()).toBeVisible();
  }
});

/** The scripts that the page at this address preloads. */
async function preloads(request: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  const html = await (await request.get(address, { headers })).text();
  return [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file!);
}

test('opens a panel, which loads no code of another panel', async ({ page, request }) => {
  const preloadsOf = async (key: PanelKey) => [
    ...(await preloads(request, `/${key}`)),
    ...(await preloads(request, `/${key}`, { cookie: `${key}_session=1` })),
  ];
  const own = new Set(await preloadsOf('coin'));
  const others = panelKeys.filter((key) => key !== 'coin');
  const foreign = (await Promise.all(others.map(preloadsOf))).flat().filter((file) => !own.has(file));
  expect(foreign.length).toBeGreaterThanOrEqual(others.length);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Coin' }).click();
  await expect(page).toHaveURL('/coin');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => foreign.includes(file))).toEqual([]);
});

test('the page of a panel preloads the sign-in code for visitors and the screens for staff', async ({
  request,
}) => {
  const address = '/AgencyAdmin/manageagency';
  const visitor = await preloads(request, address);
  const staff = await preloads(request, address, { cookie: 'agencyadmin_session=1' });
  const have = (files: string[], name: string) => files.some((file) => file.startsWith(`/assets/${name}-`));
  expect([have(visitor, 'logins'), have(visitor, 'routes')]).toEqual([true, false]);
  expect([have(staff, 'logins'), have(staff, 'routes')]).toEqual([false, true]);
  for (const file of new Set([...visitor, ...staff])) expect((await request.get(file)).status()).toBe(200);
});
