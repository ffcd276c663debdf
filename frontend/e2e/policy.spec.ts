import { expect, test } from './support/test';
import { test as plain } from './support/with-product';

// The console reports what the policy blocks. The test object of support/test.ts would fail on such a report.
plain('blocks inline styles', async ({ page }) => {
  await page.goto('/admin');
  const shown = await page.evaluate(() => {
    document.head.insertAdjacentHTML('beforeend', '<style>body { opacity: 0.5 }</style>');
    document.body.insertAdjacentHTML('beforeend', '<p id="injected" style="opacity: 0.5">Injected</p>');
    const opacityOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).opacity;
    return { body: opacityOf('body'), injected: opacityOf('#injected') };
  });
  expect(shown).toEqual({ body: '1', injected: '1' });
});

test('names the charset of every text', async ({ page }) => {
  const types = new Map<string, string>();
  page.on('response', (response) => {
    const kind = /\.(css|js|svg)$/.exec(new URL(response.url()).pathname)?.[1];
    if (kind) types.set(kind, response.headers()['content-type'] ?? '');
  });
  await page.goto('/admin');
  await page.request
    .get('/favicon.svg')
    .then((icon) => types.set('svg', icon.headers()['content-type'] ?? ''));
  expect(Object.fromEntries(types)).toEqual({
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
  });
});
