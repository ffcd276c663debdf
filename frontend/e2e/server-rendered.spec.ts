// The screen that the server renders into the page: it shows before any script has run.
import type { Browser, BrowserContext } from '@playwright/test';
import type { PanelKey } from '../src/lib/panels';
import { expect, signIn, test } from './support/test';

// A slow machine renders few screens in time, so a test may have to ask many times.
test.describe.configure({ timeout: 8 * 60_000 });

/** What a browser reports to the server about itself after it has shown a panel. */
const LOOKS = { language: 'en-GB', width: 'wide', zone: 'Asia/Tokyo' };
const PHONE = { width: 360, height: 768 };
const WIDE = { width: 1366, height: 768 };

/** Opens a browser without scripts, in which a panel has been shown before. */
async function withoutScripts(
  browser: Browser,
  url: string,
  panel: PanelKey,
  looks: Partial<typeof LOOKS> = {},
) {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    viewport: looks.width === 'phone' ? PHONE : WIDE,
  });
  await signIn(context, panel);
  const cookies = Object.entries({ ...LOOKS, ...looks });
  await context.addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url })));
  return context;
}

/** Opens a screen until the server was quick enough to render it. Returns the text of the rendered screen. */
async function renderedText(context: BrowserContext, path: string): Promise<string> {
  const page = await context.newPage();
  const screen = page.locator('.server-rendered main');
  await expect(async () => {
    await page.goto(path);
    await expect(screen).toBeVisible({ timeout: 500 });
  }).toPass();
  return screen.innerText();
}

test('a screen shows its rows before the scripts run, and cannot be used until then', async ({
  browser,
  baseURL,
}) => {
  const context = await withoutScripts(browser, baseURL!, 'admin');
  await renderedText(context, '/admin/manageUser');
  const [page] = context.pages();
  await expect(page!.locator('.server-rendered tbody tr')).toHaveCount(5);
  await expect(page!.locator('.server-rendered')).toHaveAttribute('inert');
  await expect(page!.locator('.first-frame')).toBeHidden();
  await page!.keyboard.press('Tab');
  await expect(page!.locator(':focus')).toHaveCount(0);
  await context.close();
});

for (const [panel, path, width] of [
  ['admin', '/admin', 'wide'],
  ['admin', '/admin/manageUser', 'phone'],
  ['admin', '/admin/addAgency', 'wide'],
  ['bd', '/bd/manageagencyadmin', 'wide'],
  ['agencyadmin', '/agencyadmin/manageagency', 'wide'],
  ['agency', '/agency/approvedHost', 'phone'],
  ['coin', '/coin/history', 'wide'],
] as const)
  test(`the rendered ${path} reads as the screen itself (${width})`, async ({ browser, baseURL }) => {
    const context = await withoutScripts(browser, baseURL!, panel, { width });
    const scripted = await browser.newContext({
      baseURL: baseURL!,
      locale: LOOKS.language,
      timezoneId: LOOKS.zone,
      viewport: width === 'phone' ? PHONE : WIDE,
    });
    await signIn(scripted, panel);
    const page = await scripted.newPage();
    // Other tests change records between the two pages, and ages of records grow.
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator('#root h1')).toBeVisible();
      await expect(page.locator('main [aria-busy=true], main .mantine-Skeleton-root')).toHaveCount(0);
      if (path === '/admin') {
        // The figures load after the screen.
        const figures = page.locator('#root').getByRole('region', { name: 'Figures' });
        await figures.evaluate((region) => region.remove());
      }
      const own = await page.locator('#root main').innerText();
      expect(await renderedText(context, path)).toBe(own);
    }).toPass();
    await Promise.all([context.close(), scripted.close()]);
  });

/** Makes this browser write dates and numbers in another way than every other one: with a mark at the end. */
function spellOtherwise() {
  for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat] as { prototype: object }[]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'format')!;
    Object.defineProperty(prototype, 'format', {
      get(this: unknown) {
        const format = get!.call(this) as (value: unknown) => string;
        return (value: unknown) => `${format(value)}¤`;
      },
    });
  }
}

test('the rendered texts stay when the browser writes dates and numbers in another way', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, locale: LOOKS.language });
  await signIn(context, 'coin');
  const page = await context.newPage();
  await page.addInitScript(spellOtherwise);
  const rows = page.locator('#root tbody');
  await page.goto('/coin/history');
  await expect(rows).toContainText('¤');
  // The server sends the screen, and the rows in the screen, when they are ready in time.
  await expect(async () => {
    const answer = await page.reload();
    expect(await answer!.text()).toMatch(/class="server-rendered"[\s\S]*"dateTime \d/);
  }).toPass();
  await expect(rows).toContainText(/\d{4}/);
  await expect(rows).not.toContainText('¤');
  await context.close();
});

test('a page holds only the screen of the person who asks, also among many at once', async ({
  browser,
  baseURL,
}) => {
  const people = await Promise.all(
    (['bd', 'agencyadmin', 'agency', 'coin'] as const).map(async (panel) => {
      const context = await withoutScripts(browser, baseURL!, panel);
      const answer = await context.request.get('/api/auth/me', { headers: { 'X-Panel': panel } });
      const { details } = (await answer.json()) as { details: { profile: { name: string } } };
      return { panel, context, name: details.profile.name };
    }),
  );
  const pages = await Promise.all(
    [1, 2, 3].flatMap(() =>
      people.map(async ({ panel, context, name }) => {
        const answer = await context.request.get(`/${panel}/dashboard`);
        const [, header] =
          /class="server-rendered".*?<header(.*?)<\/header>/s.exec(await answer.text()) ?? [];
        return { header, name };
      }),
    ),
  );
  const rendered = pages.filter(({ header }) => header !== undefined);
  expect(rendered.length).toBeGreaterThan(0);
  for (const { header, name } of rendered) {
    expect(header).toContain(name);
    for (const other of people) if (other.name !== name) expect(header).not.toContain(other.name);
  }
  await Promise.all(people.map(({ context }) => context.close()));
});

test('a language that does not exist costs the rendered screen, not the page', async ({
  browser,
  baseURL,
}) => {
  const context = await withoutScripts(browser, baseURL!, 'admin', { language: 'no language' });
  const page = await context.newPage();
  // A busy server sends the page without its first data.
  await expect(async () => {
    const answer = await page.goto('/admin/manageUser');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('.first-frame')).toBeVisible();
    await expect(page.locator('#first-data')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.server-rendered')).toHaveCount(0);
  await context.close();
});
