// Measures opening a panel with an empty cache: the loaded JavaScript, and the time until the panel is usable.
import { gzipSync } from 'node:zlib';
import { chromium, test, type Browser } from '@playwright/test';
import { signIn } from '../e2e/support/test';

const ROUNDS = 7;
const SLOWER = 4;

interface Opened {
  /** The time from navigation to the frame with the awaited element, by the page's clock, in milliseconds. */
  took: number;
  /** The bytes of JavaScript, compressed with gzip file by file. */
  script: number;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (values: number[]) => values.map((value) => (value / 1000).toFixed(2)).join(' ');

const ways = [
  {
    name: 'sign-in',
    address: '/admin',
    signedIn: false,
    ready: 'button[type=submit]',
  },
  {
    name: 'first row of the user list',
    address: '/admin/manageUser',
    signedIn: true,
    ready: 'tbody a',
  },
];

for (const way of ways)
  test(way.name, async ({ baseURL }, { project }) => {
    const browser = await chromium.launch(project.use.launchOptions);
    const rounds: Opened[] = [];
    // An unmeasured round to warm the server's caches.
    await open(browser, way, baseURL!);
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(browser, way, baseURL!));
    await browser.close();
    const times = rounds.map(({ took }) => took);
    console.log(
      `${way.name}: ${kilobytes(rounds[0]!.script)} of JavaScript (gzip), ` +
        `${seconds([median(times)])} s (${seconds(times)}), CPU ${SLOWER} times slower`,
    );
  });

async function open(browser: Browser, way: (typeof ways)[number], baseURL: string): Promise<Opened> {
  const context = await browser.newContext({ baseURL });
  if (way.signedIn) await signIn(context, 'admin');
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.addInitScript((ready) => {
    const look = () =>
      void (document.querySelector(ready) ? performance.mark('ready') : requestAnimationFrame(look));
    look();
  }, way.ready);
  await page.goto(way.address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => performance.getEntriesByName('ready')[0]?.startTime);
  const took = (await seen.jsonValue())!;
  const bodies = await Promise.all(scripts);
  await context.close();
  return { took, script: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) };
}
