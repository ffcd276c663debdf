import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Measures in a single browser, so that nothing competes for the CPU. The benchmark starts the servers itself. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 3_600_000,
  // Without it, a link that the menu does not have any more is waited for until the benchmark ends.
  use: { launchOptions: base.use?.launchOptions ?? {}, actionTimeout: 20_000 },
});
