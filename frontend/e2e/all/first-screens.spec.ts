// What the page of each screen carries is what the screen begins with: the page holds every read that the screen makes at
// its start and no other, and it preloads the code that the screen loads.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { panelKeys, type PanelKey } from '../../src/lib/panels';
import { addressOf } from '../support/addresses';
import { documentedScreens } from '../support/documented-screens';
import { ownScreens } from '../support/own-screens';
import { Records } from '../support/records';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

// The walk through the screens of a panel takes minutes on a slow machine.
test.describe.configure({ timeout: 20 * 60_000 });

/** Reads whose answer the page does not use as JSON, or that belong to one moment, or that come after the first paint. */
const never = /^\/api\/(uploads|events|changes|health|figures|presence|staff\/inbox\/unread)/;
/** Only records with an animation need the player, figures load after the first paint, and marks come with a change. */
const later = /^src\/components\/media\/svga\/|^src\/features\/figures\/|\/read-marks\.ts$/;
/** Shorter values of an address may occur in a read by chance. */
const SHORTEST = 8;
/**
 * What the address of a screen does not name: the id or code of a record, and days, which are others tomorrow. No page
 * holds such a read.
 */
const foreign = /[0-9a-f]{24}|=[A-Z]{2}\d{6}|coin@\d+|=\d{4}-\d\d-\d\d/;

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { paths } = json('../../../backend/openapi.json') as {
  paths: Record<string, { post?: { 'x-read'?: boolean } }>;
};
const manifest = json('../../dist/.vite/manifest.json') as Record<
  string,
  { file: string; imports?: string[] }
>;
const tables = json('../../dist/.vite/first-screens.json') as Record<
  PanelKey,
  { always: string[]; screens: Record<string, { reads: string[] }> }
>;

/** Returns these files of the manifest and all that they import. */
function withImports(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys.filter((one) => !found.has(one))) {
    found.add(key);
    withImports(manifest[key]?.imports ?? [], found);
  }
  return found;
}
const laterScripts = [...withImports(Object.keys(manifest).filter((key) => later.test(key)))].map(
  (key) => `/${manifest[key]!.file}`,
);

const isAt = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(path);

/** Returns the address of a read as the page names it; undefined for any other call. */
function readOf(request: Request): string | undefined {
  const url = new URL(request.url());
  if (!url.pathname.startsWith('/api/') || never.test(url.pathname)) return undefined;
  const isPost = request.method() === 'POST';
  if (request.method() !== 'GET' && !(isPost && paths[url.pathname]?.post?.['x-read'])) return undefined;
  const fields = Object.entries((isPost ? request.postDataJSON() : {}) as object);
  if (fields.some(([, value]) => typeof value === 'object')) return undefined;
  const sent = isPost
    ? new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
    : url.searchParams;
  sent.sort();
  return `${isPost ? 'POST ' : ''}${url.pathname}${sent.size ? `?${sent.toString()}` : ''}`;
}

const elementText = (html: string, id: string) =>
  new RegExp(`<script type="application/json" id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];

/** Opens a screen without what its page carries, so that it loads and reads everything by itself. */
async function openBare(page: Page, address: string) {
  const carried = { reads: [] as string[], scripts: [] as string[] };
  const made = { reads: new Set<string>(), scripts: new Set<string>(), open: 0 };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') made.scripts.add(new URL(request.url()).pathname);
    const read = request.resourceType() === 'fetch' ? readOf(request) : undefined;
    if (!read) return;
    made.reads.add(read);
    made.open += 1;
    void request.response().then(
      () => (made.open -= 1),
      () => (made.open -= 1),
    );
  });
  await page.route(
    ({ pathname, search }) => pathname + search === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      carried.reads = [
        ...Object.keys(JSON.parse(elementText(html, 'first-data') ?? '{}') as object),
        ...(JSON.parse(elementText(html, 'late-reads') ?? '[]') as string[]),
      ];
      carried.scripts = [...html.matchAll(/(?:modulepreload"|<script)[^>]* (?:href|src)="([^"]+)"/g)].map(
        ([, path = '']) => path,
      );
      const body = html.replace(/<link rel="modulepreload"[^>]*>/g, '').replace(/id="late-reads"/g, '');
      await route.fulfill({ response, body });
    },
  );
  await withoutFirstData(page);
  // A page that scrolls moves a link under the pointer, which loads the screen of the link.
  await page.addInitScript(() =>
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(address);
  return { carried, made };
}

/** Returns the _id and the code, if it has one, of the account that is signed in to a panel. */
async function ownAccount(context: BrowserContext, panel: PanelKey): Promise<Record<string, string>> {
  const answer = await context.request.get('/api/auth/me', { headers: { 'X-Panel': panel } });
  const { details } = (await answer.json()) as { details: { profile: { _id: string; uniqueId?: string } } };
  const { _id, uniqueId } = details.profile;
  return { me: _id, ...(uniqueId && { own: uniqueId }) };
}

/** Returns in what the page of a screen differs from what the screen does at its start. */
async function differences(page: Page, path: string, address: string, own: Record<string, string>) {
  const { carried, made } = await openBare(page, address);
  const url = new URL(page.url());
  const inPath = isAt(path, url.pathname)?.groups ?? {};
  const values = [
    ...Object.values(own),
    ...url.searchParams.values(),
    ...Object.values(inPath).map(decodeURIComponent),
  ].filter((value) => value.length >= SHORTEST);
  const isForeign = (read: string) =>
    foreign.test(values.reduce((text, value) => text.replace(value, ':'), decodeURIComponent(read)));
  const found = () => ({
    readsAgain: [...made.reads].filter((read) => !carried.reads.includes(read) && !isForeign(read)),
    heldInVain: carried.reads.filter((read) => !made.reads.has(read)),
    loadsLate: [...made.scripts].filter(
      (one) => !carried.scripts.includes(one) && !laterScripts.includes(one),
    ),
    preloadedInVain: carried.scripts.filter((one) => !made.scripts.has(one)),
  });
  const isEmpty = (lists: ReturnType<typeof found>) => Object.values(lists).every((list) => !list.length);
  await expect(page.locator('#root h1').first(), address).toBeVisible();
  await expect(async () => {
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    expect([made.open, isEmpty(found())]).toEqual([0, true]);
    // React has drawn the answers and begun what follows from them.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    expect(made.open).toBe(0);
  })
    .toPass({ timeout: 30_000 })
    .catch(() => undefined);
  return found();
}

for (const panel of panelKeys)
  test(`the page of every screen carries what the screen begins with: ${panel}`, async ({ context }) => {
    await signIn(context, 'admin');
    const records = new Records(context.request);
    await signIn(context, panel);
    const own = await ownAccount(context, panel);
    const listed = [...documentedScreens, ...ownScreens].filter(
      (one) => one.panel === panel && !one.signsOut,
    );
    const none = { readsAgain: [], heldInVain: [], loadsLate: [], preloadedInVain: [] };
    const paths = Object.keys(tables[panel].screens);
    expect(paths).not.toEqual([]);
    for (const [index, path] of paths.entries()) {
      // Other tests sign in to the same account, which ends its oldest sessions.
      if (index % 20 === 0) await signIn(context, panel);
      const known = listed.find((one) => isAt(path, one.path.split('?')[0]!));
      const address = await addressOf(known?.path.replace(/\?(?!.*\{).*$/, '') ?? path, records);
      const tab = await context.newPage();
      expect.soft(await differences(tab, path, address, own), path).toEqual(none);
      await tab.close();
    }
  });
