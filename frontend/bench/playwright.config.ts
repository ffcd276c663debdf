import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Measures in a single browser, so that nothing competes for the CPU. The benchmark starts the servers itself. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 3_600_000,
  use: { launchOptions: base.use?.launchOptions ?? {} },
});
