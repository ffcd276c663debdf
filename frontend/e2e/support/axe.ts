import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// The faults name elements by their HTML: axe need not find a selector for each element of the page.
const options: RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  selectors: false,
  preload: false,
};
interface WithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/**
 * Waits until all animations end, because axe would measure a colour that is fading in as too faint. An inherited
 * colour may follow one frame later than its source element, so two frames must pass without an animation.
 */
async function untilStill() {
  for (let still = 0; still < 2;) {
    await new Promise(requestAnimationFrame);
    // The spinner of a button that sends never ends.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    still = moving.length ? 0 : still + 1;
  }
}

/** Returns the axe violations on the current page, of any impact. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(untilStill);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const result = await page.evaluate((options) => (globalThis as WithAxe).axe!.run(options), options);
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(said).join(' | ')}`);
}

const said = ({ html, any }: NodeResult) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
