// Measures what a person waits for: the sign-in form, the list after the sign-in, and screens with an empty and a warm
// cache, by the page's own clock; of screens also when they react, because the server renders them before their scripts
// run. Measures the way from screen to screen too, from the click, for a pointer that came 100 ms before.
// BENCH_AGAINST names the folders of other builds, with commas, which are measured in alternating
// rounds; BENCH_PANEL measures one panel only. BENCH_CORES=0.5 limits each server to half a core.
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  chromium,
  test,
  type Browser,
  type BrowserContext,
  type Page,
  type Response,
} from '@playwright/test';
import { accounts } from '../e2e/support/accounts';
import { startBuild, type Build } from './build';
import { inRounds, median, type Times } from './rounds';
import { screens as all } from './screens';

const only = process.env['BENCH_PANEL'];
const screens = all.filter(({ panel }) => !only || panel === only);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** A screen that is not ready after this many milliseconds fails the benchmark. */
const MAX_WAIT_MS = 20_000;
const ADMIN_LIST = '/admin/manageUser';
const LIST_ROW = all[0]!.ready;
const SUBMIT = 'button[type=submit]';

test('opens the panels', async ({ browserName: _ }, { project }) => {
  const others = process.env['BENCH_AGAINST']?.split(',') ?? [];
  const builds = [await startBuild('this', '../..')];
  for (const folder of others) builds.push(await startBuild(basename(folder), folder));
  const browser = await chromium.launch(project.use.launchOptions);
  try {
    for (const build of builds) console.log(await sizes(browser, build));
    for (const slower of [1, 4]) {
      const times = await inRounds(builds, ROUNDS, (build) => everything(browser, build, slower));
      print(times, builds, slower);
    }
  } finally {
    await browser.close();
    for (const build of builds) await build.stop();
  }
});

function print(times: Times<Build>, builds: Build[], slower: number) {
  console.log(`\nMilliseconds, median of ${ROUNDS}, CPU ${slower}x slower`);
  for (const [name, byBuild] of times) {
    const [ours, ...others] = builds.map((build) => median(byBuild.get(build)!));
    const factors = others.map(
      (other, at) =>
        `   ${builds[at + 1]!.name} ${other.toFixed(0).padStart(5)}   factor ${(other / ours!).toFixed(2)}`,
    );
    console.log(`${name.padEnd(34)}${ours!.toFixed(0).padStart(5)}${factors.join('')}`);
  }
}

/** Measures everything once, each screen in a browser context of its own. */
async function everything(browser: Browser, build: Build, slower: number): Promise<[string, number][]> {
  const found: [string, number][] = [];
  const visitor = await browser.newContext({ baseURL: build.url });
  const form = await throttled(visitor, slower);
  found.push(['sign-in form', (await open(form, ADMIN_LIST, SUBMIT)).shown]);
  found.push(['list after sign-in', await afterSignIn(form)]);
  await visitor.close();
  found.push(...(await screenToScreen(browser, build, slower)));
  for (const screen of screens) {
    const context = await browser.newContext({ baseURL: build.url });
    await build.signIn(context, screen.panel);
    await context.addCookies(seenBefore(build.url));
    const address = await build.addressOf(context, screen);
    for (const cache of ['empty', 'warm'] as const) {
      const page = await throttled(context, slower);
      const name = `${screen.panel} ${screen.name}, ${cache} cache`;
      const { shown, reacts } = await open(page, address, screen.ready);
      found.push([name, shown], [`${name}, reacts`, reacts]);
      await page.close();
    }
    await context.close();
  }
  return found;
}

/** Links of the admin's menu, followed one after the other. The first screen's code is not on the machine yet. */
const WAY = [
  ['/admin/pendingHost', 'to a screen, new code'],
  ['/admin/manageUser', 'to a screen, code there'],
  ['/admin/pendingHost', 'to a screen, open before'],
] as const;
/** Milliseconds between the pointer's arrival at a link and the click. */
const AIM = 100;

/** Follows links of the menu. Measures from the click until the other screen shows its rows. */
async function screenToScreen(browser: Browser, build: Build, slower: number): Promise<[string, number][]> {
  const context = await browser.newContext({ baseURL: build.url });
  await build.signIn(context, 'admin');
  const page = await throttled(context, slower);
  await open(page, ADMIN_LIST, LIST_ROW);
  await page.waitForLoadState('networkidle');
  const found: [string, number][] = [];
  for (const [path, name] of WAY) {
    const link = page.locator(`aside a[href="${path}"]`);
    await link.hover();
    await page.waitForTimeout(AIM);
    const took = await link.evaluate(
      (element, row) =>
        new Promise<number>((resolve) => {
          const titleOf = () => document.querySelector('main h1')?.textContent;
          const before = titleOf();
          const from = performance.now();
          (element as HTMLElement).click();
          const look = () => {
            const there = ![before, undefined].includes(titleOf()) && document.querySelector(row);
            const pending = document.querySelector('main [aria-busy=true], main .mantine-Skeleton-root');
            requestAnimationFrame(() => (there && !pending ? resolve(performance.now() - from) : look()));
          };
          look();
        }),
      LIST_ROW,
    );
    found.push([name, took]);
    await page.waitForTimeout(AIM);
  }
  await context.close();
  return found;
}

/** The cookies of a browser that has shown a panel before: its session has outlived its cache. */
function seenBefore(url: string) {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const values = { language: locale, zone: timeZone, width: '1280' };
  return Object.entries(values).map(([name, value]) => ({ name, value, url }));
}

async function throttled(context: BrowserContext, slower: number): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/**
 * Marks the first frame in which the element is shown and nothing in the page is pending, and the first such frame in which
 * the element belongs to a tree of React.
 */
const watch = (ready: string) => {
  const look = () => {
    const pending = document.querySelector('main [aria-busy=true], main .mantine-Skeleton-root');
    const done = !pending && document.querySelector(ready);
    const reacts = done && Object.keys(done).some((key) => key.startsWith('__reactFiber'));
    requestAnimationFrame(() => {
      if (done && !performance.getEntriesByName('shown').length) performance.mark('shown');
      if (reacts) performance.mark('reacts');
      else look();
    });
  };
  look();
};

async function marksOf(page: Page): Promise<{ shown: number; reacts: number }> {
  const seen = await page.waitForFunction(
    () => {
      const [shown, reacts] = ['shown', 'reacts'].map(
        (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      );
      return shown !== undefined && reacts !== undefined && { shown, reacts };
    },
    undefined,
    { timeout: MAX_WAIT_MS },
  );
  return (await seen.jsonValue()) as { shown: number; reacts: number };
}

async function open(page: Page, address: string, ready: string) {
  await page.addInitScript(watch, ready);
  await page.goto(address, { waitUntil: 'commit' });
  return marksOf(page);
}

async function afterSignIn(page: Page): Promise<number> {
  const { id, password } = accounts.admin;
  await page.getByRole('textbox', { name: accounts.admin.label }).fill(id);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.evaluate(() => performance.clearMarks());
  await page.evaluate(watch, LIST_ROW);
  const pressed = await page.evaluate((button) => {
    const now = performance.now();
    document.querySelector<HTMLButtonElement>(button)!.click();
    return now;
  }, SUBMIT);
  return (await marksOf(page)).shown - pressed;
}

/** Returns a line with the requests until the first row of the admin's list and the bytes of its JavaScript. */
async function sizes(browser: Browser, build: Build): Promise<string> {
  const context = await browser.newContext({ baseURL: build.url });
  await build.signIn(context, 'admin');
  const page = await context.newPage();
  let requests = 0;
  const scripts: Response[] = [];
  page.on('request', () => (requests += 1));
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await open(page, ADMIN_LIST, LIST_ROW);
  const until = requests;
  const bodies = await Promise.all([...scripts].map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  await context.close();
  return `${build.name}: ${until} requests to the first row, ${(bytes / 1024).toFixed(0)} KB of JavaScript (gzip)`;
}
