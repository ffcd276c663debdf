// Opens every screen and writes down which code and which reads it begins with (frontend/page/first-screens.json). The
// server then puts them into the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { panelKeys, type PanelKey } from '../../src/lib/panels';
import { addressOf } from '../support/addresses';
import { documentedScreens } from '../support/documented-screens';
import { ownScreens } from '../support/own-screens';
import { panelScreens } from '../support/panel-screens';
import { Records } from '../support/records';
import { screenChunks } from '../support/screen-chunks';
import { signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

interface Screen {
  path: string;
  code: string[];
  reads: string[];
}

/** Reads whose answer the page does not use as JSON, or that belong to one moment, or that come after the first paint. */
const never = /^\/api\/(uploads|events|changes|health|figures|presence|staff\/inbox\/unread)/;

/** Shorter values of an address may occur in a read by chance. */
const SHORTEST = 8;
/**
 * What the address of the screen does not name: the id or code of a record, such as the code of the own account, and
 * days, which are others tomorrow.
 */
const foreign = /[0-9a-f]{24}|=[A-Z]{2}\d{6}|coin@\d+|=\d{4}-\d\d-\d\d/;

const isAt = (pattern: string, pathname: string) =>
  new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(pathname);

const { paths } = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, { post?: { 'x-read'?: boolean } }> };

/** Returns the fields of a POST that only reads, undefined for any other call and for fields that are no texts. */
function postedRead(request: Request, path: string): URLSearchParams | undefined {
  if (!paths[path]?.post?.['x-read']) return undefined;
  const fields = Object.entries((request.postDataJSON() ?? {}) as object);
  if (fields.some(([, value]) => typeof value === 'object')) return undefined;
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

/** A screen that has sent no read for this many milliseconds sends no more. */
const QUIET = 500;

/** Opens a screen in a page without first data. Returns the paths of its scripts and the addresses of its reads. */
async function begin(page: Page, address: string) {
  const scripts: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(url.pathname);
    if (request.resourceType() !== 'fetch' || !url.pathname.startsWith('/api/') || never.test(url.pathname))
      return;
    const sent = request.method() === 'GET' ? url.searchParams : postedRead(request, url.pathname);
    if (!sent) return;
    sent.sort();
    const text = sent.size ? `?${sent.toString()}` : '';
    reads.push(`${request.method() === 'GET' ? '' : 'POST '}${url.pathname}${text}`);
  });
  await page.goto(address);
  await expect(page.locator('#root h1').first(), address).toBeVisible();
  // Parts whose code loads late, such as the history of a record, read after the others.
  await expect(async () => {
    const before = reads.length;
    await page.waitForTimeout(QUIET);
    await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    expect(reads.length).toBe(before);
  }).toPass();
  return { scripts, reads: [...new Set(reads)] };
}

/** Writes the names of the screen's own values into the address of a read, in place of the values. */
function named(read: string, values: Record<string, string>) {
  const long = Object.entries(values).filter(([, value]) => value.length >= SHORTEST);
  const put = (text: string) => long.reduce((known, [name, value]) => known.replace(value, `:${name}`), text);
  return put(decodeURIComponent(read));
}

/** Returns the _id and the code, if it has one, of the account that is signed in to a panel. */
async function ownAccount(context: BrowserContext, panel: PanelKey): Promise<Record<string, string>> {
  const answer = await context.request.get('/api/auth/me', { headers: { 'X-Panel': panel } });
  const { details } = (await answer.json()) as { details: { profile: { _id: string; uniqueId?: string } } };
  const { _id, uniqueId } = details.profile;
  return { me: _id, ...(uniqueId && { own: uniqueId }) };
}

async function screenOf(
  page: Page,
  path: string,
  address: string,
  own: Record<string, string>,
): Promise<Screen> {
  const { scripts, reads } = await begin(page, address);
  const url = new URL(page.url());
  const inPath = isAt(path, url.pathname)?.groups ?? {};
  const values = {
    ...own,
    ...Object.fromEntries(url.searchParams),
    ...Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, decodeURIComponent(value)])),
  };
  return {
    path,
    code: screenChunks(scripts),
    reads: reads.map((read) => named(read, values)).filter((read) => !foreign.test(read)),
  };
}

test('writes the table of first screens', async ({ context, page }) => {
  await withoutFirstData(context);
  const listed = [...documentedScreens, ...ownScreens].filter(({ signsOut }) => !signsOut);
  const patterns = await panelScreens(page);
  await signIn(context, 'admin');
  const records = new Records(context.request);
  const tables: Partial<
    Record<PanelKey, { always: string[]; screens: Record<string, Omit<Screen, 'path'>> }>
  > = {};
  for (const panel of panelKeys) {
    await signIn(context, panel);
    const own = await ownAccount(context, panel);
    const found: Screen[] = [];
    for (const { path } of patterns.filter((one) => one.panel === panel)) {
      const known = listed.find((one) => one.panel === panel && isAt(path, one.path.split('?')[0]!));
      if (path === '/admin/logout') continue;
      const address = await addressOf(known?.path.replace(/\?(?!.*\{).*$/, '') ?? path, records);
      const tab = await context.newPage();
      found.push(await screenOf(tab, path, address, own));
      await tab.close();
    }
    const always = found[0]!.reads.filter((read) => found.every(({ reads }) => reads.includes(read)));
    tables[panel] = {
      always,
      screens: Object.fromEntries(
        found.map(({ path, code, reads }) => [
          path,
          { code, reads: reads.filter((read) => !always.includes(read)) },
        ]),
      ),
    };
  }
  writeFileSync(
    new URL('../../page/first-screens.json', import.meta.url),
    `${JSON.stringify(tables, null, 2)}\n`,
  );
});
