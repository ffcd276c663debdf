import { test as plain } from '@playwright/test';
import { expect } from './support/test';

// What the policy stops is told in the console, which the other tests take as a fault.
plain('stops styles that stand in no file of ours', async ({ page }) => {
  await page.goto('/admin');
  const shown = await page.evaluate(() => {
    document.head.insertAdjacentHTML('beforeend', '<style>body { opacity: 0.5 }</style>');
    document.body.insertAdjacentHTML('beforeend', '<p id="injected" style="opacity: 0.5">Injected</p>');
    const opacityOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).opacity;
    return { body: opacityOf('body'), injected: opacityOf('#injected') };
  });
  expect(shown).toEqual({ body: '1', injected: '1' });
});
