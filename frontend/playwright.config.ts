import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser';

// Playwright's workers read this file again and must find the same folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'callboard-e2e-'));
const { executablePath, env } = findBrowser();

/**
 * The tests run against the built product. Each worker starts its own, on a copy of the demo data, and puts the data back
 * between two spec files. The tests of a file share their data and run one after another.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  forbidOnly: true,
  // A worker waits for a third of its time: two cores keep three workers busy, and one core one.
  workers: availableParallelism() > 1 ? 3 : 1,
  // Limits for a machine a third as fast as the one where the tests were written. A test that passes takes no longer.
  timeout: 3 * 45_000,
  // The report names each test that passed only on its second try. `npm test` fails when there are more than 1 %.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Without it, an action that can never happen waits for the whole time of its test.
    actionTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 860 },
    // Recording every step takes a third of the time. Set TRACE=1 when the screenshot does not explain a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  testIgnore: ['**/e2e/{all,pictures}/**'],
});
