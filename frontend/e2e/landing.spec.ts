import { panelKeys, panels } from '../src/lib/panels';
import { expect, test } from './support/test';

test('shows links to the five panels at an unknown address', async ({ page }) => {
  await page.goto('/administrator');
  await expect(page).toHaveTitle(/Callboard/);
  for (const key of panelKeys) {
    const way = page.getByRole('listitem').filter({ hasText: panels[key].name }).getByRole('link');
    await expect(way.first()).toBeVisible();
  }
});

test('opens a panel, which loads no code of another panel', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Coin' }).click();
  await expect(page).toHaveURL('/coin');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  // The chunk of each panel names its sign-in call. Only the generated slice that all panels share names the other calls.
  const own = bodies.filter((body) => !body.includes('bdPanel/login'));
  expect(own.some((body) => body.includes('coin'))).toBe(true);
  for (const body of own) expect(body).not.toMatch(/manageUser|Enter your Admin/);
});

test('the page of a panel preloads the sign-in code for visitors and the screens for staff', async ({
  request,
}) => {
  const named = async (headers: Record<string, string>) => {
    const html = await (await request.get('/AgencyAdmin/manageagency', { headers })).text();
    return [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file!);
  };
  const [visitor, staff] = [await named({}), await named({ cookie: 'agencyadmin_session=1' })];
  const have = (files: string[], name: string) => files.some((file) => file.startsWith(`/assets/${name}-`));
  expect([have(visitor, 'logins'), have(visitor, 'routes')]).toEqual([true, false]);
  expect([have(staff, 'logins'), have(staff, 'routes')]).toEqual([false, true]);
  for (const file of new Set([...visitor, ...staff])) expect((await request.get(file)).status()).toBe(200);
});
