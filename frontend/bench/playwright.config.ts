import { defineConfig } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser';

const { executablePath, env } = findBrowser();

/** Measures in a single browser, so that nothing competes for the CPU. The benchmark starts the servers itself. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 3_600_000,
  use: {
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
