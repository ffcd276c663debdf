import { test as plain } from '@playwright/test';
import { expect } from './support/test';

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
