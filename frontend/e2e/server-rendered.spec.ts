// The screen that the server renders into the page: it shows before any script has run, and React continues with it.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PanelKey } from '../src/lib/panels';
import { expect, signIn, test } from './support/test';

/** What a browser reports to the server about itself after it has shown a panel. */
const LOOKS = { language: 'en-GB', width: '1366', zone: 'Asia/Tokyo' };
const PHONE = { width: 360, height: 768 };
const WIDE = { width: 1366, height: 768 };

/** Opens a browser in which a panel has been shown before. */
async function seenBefore(
  browser: Browser,
  url: string,
  panel: PanelKey,
  { looks = LOOKS, scripts = true, viewport = WIDE, colorScheme = 'light' as 'light' | 'dark' } = {},
) {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: scripts,
    viewport,
    colorScheme,
    locale: 'en-GB',
    timezoneId: LOOKS.zone,
  });
  await signIn(context, panel);
  const cookies = Object.entries({ ...looks, width: String(viewport.width) });
  await context.addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url })));
  return context;
}

/**
 * Opens a screen. A busy server sends a page without its data, and so without its screen, or a screen without its rows: then
 * opens it again.
 */
async function openRendered(page: Page, path: string, holding = '<div id="root" inert>'): Promise<string> {
  let html = '';
  await expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    html = (await answer?.text()) ?? '';
    expect(html).toContain(holding);
  }).toPass();
  return html;
}

/** Resolves when React has taken over what the page brought: its elements then belong to a tree of React. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const title = document.querySelector('#root main h1');
    return title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  });

const closed = (contexts: BrowserContext[]) => Promise.all(contexts.map((context) => context.close()));

test('a screen shows its rows before the scripts run, and cannot be used until then', async ({
  browser,
  baseURL,
}) => {
  const context = await seenBefore(browser, baseURL!, 'admin', { scripts: false });
  const page = await context.newPage();
  await openRendered(page, '/admin/manageUser');
  await expect(page.locator('#root tbody tr')).toHaveCount(5);
  await expect(page.locator('.first-frame')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCount(0);
  await context.close();
});

/** Keeps the frame and the title that the page brought, for `stays`. */
function keepRendered() {
  document.addEventListener('DOMContentLoaded', () => {
    const shown = window as unknown as { rendered: Element[] };
    shown.rendered = [...document.querySelectorAll('#root header, #root nav a, #root main h1')];
  });
}

/** Says whether the page still shows the very elements that it brought. */
const stays = (page: Page) =>
  page.evaluate(() => {
    const { rendered } = window as unknown as { rendered: Element[] };
    return rendered.length > 2 && rendered.every((element) => element.isConnected);
  });

for (const [panel, paths, viewport, colorScheme = 'light'] of [
  ['admin', ['/admin', '/admin/manageUser', '/admin/addAgency', '/admin/audit', '/admin/livetime'], WIDE],
  ['admin', ['/admin/manageUser', '/admin/pendingHost'], PHONE],
  ['bd', ['/bd/dashboard', '/bd/manageagencyadmin'], WIDE],
  ['agencyadmin', ['/agencyadmin/manageagency'], WIDE],
  ['agency', ['/agency/approvedHost'], PHONE],
  ['coin', ['/coin/history', '/coin/sendcoin'], WIDE],
  // The server does not know the scheme of the system.
  ['admin', ['/admin/manageUser'], WIDE, 'dark'],
] as const)
  test(`React continues with what the server rendered: ${panel}, ${viewport.width} px, ${colorScheme}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await seenBefore(browser, baseURL!, panel, { viewport, colorScheme });
    await context.addInitScript(keepRendered);
    const found: string[] = [];
    for (const path of paths) {
      const page = await context.newPage();
      // React reports here when it finds another tree than the server's.
      page.on('pageerror', ({ message }) => found.push(`${path}: ${message}`));
      await openRendered(page, path);
      await takenOver(page);
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(page.locator('main [aria-busy=true], main .mantine-Skeleton-root')).toHaveCount(0);
      if (!(await stays(page))) found.push(`${path}: React replaced the screen`);
      await page.close();
    }
    expect(found).toEqual([]);
    await context.close();
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
  await openRendered(page, '/coin/history', 'data-row=');
  await takenOver(page);
  await expect(rows).toContainText(/\d{4}/);
  await expect(rows).not.toContainText('¤');
  await context.close();
});

test('styles of elements apply before and after React has taken over', async ({ browser, baseURL }) => {
  const before = await seenBefore(browser, baseURL!, 'admin', { scripts: false });
  const bare = await before.newPage();
  await openRendered(bare, '/admin/manageUser');
  await expect(bare.locator('#root [data-style]').first()).toBeAttached();
  const lost = await bare.evaluate(() => {
    const rules = [...document.querySelector<HTMLStyleElement>('style[data-rendered]')!.sheet!.cssRules];
    return rules.filter((rule) => {
      const { style, selectorText } = rule as CSSStyleRule;
      const element = document.querySelector(selectorText);
      return !element || getComputedStyle(element).getPropertyValue(style[0]!) === '';
    }).length;
  });
  expect(lost).toBe(0);
  await before.close();
  const context = await seenBefore(browser, baseURL!, 'admin');
  const page = await context.newPage();
  const html = await openRendered(page, '/admin/manageUser');
  expect(html).toMatch(/<style data-rendered="\d+" nonce="[^"]+">:root \[data-style="0"\]/);
  await takenOver(page);
  await expect(page.locator('[data-style], style[data-rendered]')).toHaveCount(0);
  expect(await page.locator('#root [style]').count()).toBeGreaterThan(10);
  await context.close();
});

test('a page of the server gives way to what only the browser knows: a draft, and what a link has noted', async ({
  browser,
  baseURL,
}) => {
  const context = await seenBefore(browser, baseURL!, 'admin');
  const earlier = await context.newPage();
  await earlier.goto('/admin/pushMessage');
  await earlier.getByRole('textbox', { name: 'Title' }).fill('Half written');
  await earlier.goto('about:blank');
  // A new tab does not know yet who is signed in.
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await test.step('A draft', async () => {
    const title = page.getByRole('textbox', { name: 'Title' });
    await openRendered(page, '/admin/pushMessage');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Half written');
  });
  await test.step('A form that a link has opened', async () => {
    await page.goto('/admin/settings');
    await page.getByRole('link', { name: 'Edit live time' }).click();
    await expect(page.getByLabel('Days')).toBeEditable();
    await page.reload();
    await expect(page.getByLabel('Days')).toBeEditable();
  });
  expect(faults).toEqual([]);
  await context.close();
});

test('a page holds only the screen of the person who asks, also among many at once', async ({
  browser,
  baseURL,
}) => {
  const people = await Promise.all(
    (['bd', 'agencyadmin', 'agency', 'coin'] as const).map(async (panel) => {
      const context = await seenBefore(browser, baseURL!, panel, { scripts: false });
      const answer = await context.request.get('/api/auth/me', { headers: { 'X-Panel': panel } });
      const { details } = (await answer.json()) as { details: { profile: { name: string } } };
      return { panel, context, name: details.profile.name };
    }),
  );
  const pages = await Promise.all(
    [1, 2, 3].flatMap(() =>
      people.map(async ({ panel, context, name }) => {
        const answer = await context.request.get(`/${panel}/dashboard`);
        const [, header] = /id="root" inert.*?<header(.*?)<\/header>/s.exec(await answer.text()) ?? [];
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
  await closed(people.map(({ context }) => context));
});

test('a language that does not exist costs the rendered screen, not the page', async ({
  browser,
  baseURL,
}) => {
  const context = await seenBefore(browser, baseURL!, 'admin', {
    looks: { ...LOOKS, language: 'no language' },
    scripts: false,
  });
  const page = await context.newPage();
  // A busy server sends the page without its first data.
  await expect(async () => {
    const answer = await page.goto('/admin/manageUser');
    expect(answer?.status()).toBe(200);
    await expect(page.locator('.first-frame')).toBeVisible();
    await expect(page.locator('#first-data')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.locator('#root')).toBeEmpty();
  await context.close();
});
