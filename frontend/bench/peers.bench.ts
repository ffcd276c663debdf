// npm run bench -- peers FOLDER: measures what a person waits for in this product's admin panel and in the panels of
// react-admin, Payload and AdminJS, each with 100,000 users, from the folder that peers/install.mjs filled. The products
// take turns in each round. "First row" is the first frame with a row of the list. "Reacts" is the first frame in which
// the button above the list, which is clicked as soon as a row is shown, has opened the choice of columns or filters.
// BENCH_CORES=0.5 limits each product's server and database to half a core; BENCH_ROUNDS sets the rounds; BENCH_PRODUCTS
// names the products (callboard,adminjs); BENCH_PICTURES names a folder for a picture of each list.
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { panels, type Panel } from './peers/panels';
import { STAFF, startProduct, type Product } from './peers/products.mjs';
import { inRounds, median, type Times } from './rounds';

const folder = process.env['BENCH_PEERS'] ?? '';
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const names = (process.env['BENCH_PRODUCTS'] ?? Object.keys(panels).join()).split(',');
const pictures = process.env['BENCH_PICTURES'];
/** A screen that is not ready after this many milliseconds fails the benchmark. */
const MAX_WAIT_MS = 60_000;
const account = STAFF[0]!;

/** The marks of a page. */
type Mark = 'form' | 'row' | 'reacts';

test('opens the panels of the peers', async ({ browserName: _ }, { project }) => {
  const products: Product[] = [];
  const browser = await chromium.launch(project.use.launchOptions);
  try {
    for (const name of names) products.push(await startProduct(name, folder));
    for (const product of products) await showsAll(browser, product);
    for (const slower of [1, 4]) {
      const times = await inRounds(products, ROUNDS, (product) => everything(browser, product, slower));
      print(times, products, slower);
    }
  } finally {
    await browser.close();
    for (const product of products) await product.stop();
  }
});

function print(times: Times<Product>, products: Product[], slower: number) {
  const cores = process.env['BENCH_CORES'];
  const limit = cores ? `, servers on ${cores} of a core` : '';
  console.log(
    `\nMilliseconds, median of ${ROUNDS}, CPU ${slower}x slower${limit}. In brackets: ours / theirs`,
  );
  console.log(''.padEnd(28) + products.map(({ name }) => name.padStart(16)).join(''));
  for (const [name, byProduct] of times) {
    const [ours, ...others] = products.map((product) => median(byProduct.get(product)!));
    const cells = others.map((other) => `${other.toFixed(0)} (${(ours! / other).toFixed(2)})`);
    console.log(name.padEnd(28) + [ours!.toFixed(0), ...cells].map((cell) => cell.padStart(16)).join(''));
  }
  for (const [name, byProduct] of times)
    for (const [product, values] of byProduct)
      console.log(`    ${name}, ${product.name}: ${values.map((value) => value.toFixed(0)).join(' ')}`);
}

/** Fails unless the list of a product shows 20 of 100,000 users. */
async function showsAll(browser: Browser, product: Product) {
  const panel = panels[product.name]!;
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const page = await openPage(context, panel, 1);
  await page.goto(panel.address, { waitUntil: 'commit' });
  await signIn(page, panel);
  await shownAt(page, 'row');
  await expect(page.locator(panel.row), product.name).toHaveCount(20);
  await expect(page.locator('body'), product.name).toContainText(/100[,.\s]?000/);
  if (pictures) await page.screenshot({ path: join(pictures, `${product.name}.png`) });
  await context.close();
}

/** Measures everything once: a visit with sign-in, then visits of a signed-in browser with an empty and a warm cache. */
async function everything(browser: Browser, product: Product, slower: number): Promise<[string, number][]> {
  const panel = panels[product.name]!;
  const found: [string, number][] = [];
  const visitor = await browser.newContext({ baseURL: product.url });
  const page = await openPage(visitor, panel, slower);
  await page.goto(panel.address, { waitUntil: 'commit' });
  const form = await shownAt(page, 'form');
  found.push(['sign-in form', form.afterStart]);
  const pressed = await signIn(page, panel);
  for (const [name, mark] of [
    ['after sign-in: first row', 'row'],
    ['after sign-in: reacts', 'reacts'],
  ] as const)
    found.push([name, (await shownAt(page, mark)).at - pressed]);
  // The next browser has the cookies and the local storage, but not the cache.
  const storageState = await visitor.storageState();
  await visitor.close();
  const context = await browser.newContext({ baseURL: product.url, storageState });
  for (const cache of ['empty', 'warm']) {
    const list = await openPage(context, panel, slower);
    await list.goto(panel.address, { waitUntil: 'commit' });
    found.push([`${cache} cache: first row`, (await shownAt(list, 'row')).afterStart]);
    found.push([`${cache} cache: reacts`, (await shownAt(list, 'reacts')).afterStart]);
    await list.close();
  }
  await context.close();
  return found;
}

async function openPage(context: BrowserContext, panel: Panel, slower: number): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch, panel);
  return page;
}

/**
 * Marks the first frames in which the sign-in form can be used, a row is shown, and the list reacts. All products use React,
 * which leaves its properties at an element as soon as the element answers events.
 */
function watch({ submit, isPlainForm, row, pending, button, opened }: Panel) {
  const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isSeen = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isInside = left < innerWidth && right > 0 && width > 0 && height > 0;
    return isInside && element.checkVisibility({ visibilityProperty: true });
  };
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const findSeen = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
  /** Milliseconds until the next click. */
  const RETRY_MS = 100;
  let clicked = -RETRY_MS;
  /**
   * Clicks the button once it answers. Clicks again while the button does not open anything, because React loses clicks
   * until the page is complete. Returns whether a click has had its effect.
   */
  const reacts = () => {
    if (clicked > 0 && findSeen(opened)) return true;
    const element = find(button);
    const isOpening = element?.getAttribute('aria-expanded') === 'true';
    if (element && !isOpening && performance.now() - clicked > RETRY_MS && answers(element)) {
      clicked = performance.now();
      element.click();
    }
    return false;
  };
  const canSubmit = () => {
    const element = find(submit) as HTMLButtonElement | null;
    return element !== null && !element.disabled && isSeen(element) && (isPlainForm || answers(element));
  };
  const steps: [Mark, () => boolean][] = [
    ['form', canSubmit],
    ['row', () => findSeen(row) && !(pending && find(pending))],
    ['reacts', reacts],
  ];
  const look = (at: number) => {
    // A page with a session shows no form.
    const next = at === 0 && find(row) ? 1 : at;
    const step = steps[next];
    if (!step) return;
    const isDone = step[1]();
    requestAnimationFrame(() => {
      if (isDone) performance.mark(step[0]);
      look(isDone ? next + 1 : next);
    });
  };
  look(0);
}

/** Waits for a mark. Returns its time after the start of the page, and its time of day, which outlives the page. */
async function shownAt(page: Page, mark: Mark): Promise<{ afterStart: number; at: number }> {
  const seen = await page.waitForFunction(
    (name) => {
      const found = performance.getEntriesByName(name)[0]?.startTime;
      return found === undefined ? undefined : { afterStart: found, at: performance.timeOrigin + found };
    },
    mark,
    { timeout: MAX_WAIT_MS },
  );
  return (await seen.jsonValue())!;
}

/** Fills the sign-in form and submits it. Returns the time of day of the click. */
async function signIn(page: Page, panel: Panel): Promise<number> {
  await shownAt(page, 'form');
  await page.locator(panel.account.field).fill(account[panel.account.value]);
  await page.locator('input[type=password]').fill(account.password);
  return page.evaluate((submit) => {
    const now = performance.timeOrigin + performance.now();
    document.querySelector<HTMLButtonElement>(submit)!.click();
    return now;
  }, panel.submit);
}
