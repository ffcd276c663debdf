import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser';
import { freePort } from '../scripts/free-port.mjs';

// The workers read this file again and must find the same port and data.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'callboard-e2e-'));
const port = Number(process.env['E2E_PORT']);
const { executablePath, env } = findBrowser();

// People register in the app in these; the others count the users of the demo data, so they go first.
const registering = [
  'coins.spec.ts',
  'form-looks.spec.ts',
  'forms.spec.ts',
  'held-rows.spec.ts',
  'host-counts.spec.ts',
  'host-life.spec.ts',
  'host-pages.spec.ts',
  'host-record.spec.ts',
  'hosts.spec.ts',
  'keyboard.spec.ts',
  'live.spec.ts',
  'user-page.spec.ts',
];

// Their limit is one for all, and so is the queue.
const queue = ['payouts.spec.ts', 'withdrawals.spec.ts'];

/** The tests run against the built product: API and panels of one process, on demo data of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores that CI has: each waits a third of its time.
  workers: 3,
  timeout: 45_000,
  // The report names a test that passed only on its second try. `npm test` fails when more than two did.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 860 },
    // Recording every step takes a third of the time: TRACE=1 when a failure is not clear from its picture.
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
  projects: [
    {
      name: 'panels',
      testIgnore: ['**/e2e/all/**', ...registering, 'password.spec.ts', 'moderation.spec.ts', ...queue],
    },
    { name: 'hosts', testMatch: registering, dependencies: ['panels'] },
    // One queue: whoever else looked at it meanwhile would be given what these tests expect.
    { name: 'moderation', testMatch: 'moderation.spec.ts', dependencies: ['hosts'] },
    { name: 'withdrawals', testMatch: queue, dependencies: ['hosts'] },
    { name: 'password', testMatch: 'password.spec.ts', dependencies: ['moderation', 'withdrawals'] },
  ],
  webServer: {
    command: 'node backend/dist/main.js',
    cwd: resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/api/health/ready`,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DEMO: '1',
      ADMIN_NUMBER: '9000000001',
      ADMIN_PASSWORD: 'demo-admin-1',
      LOG_LEVEL: 'warn',
      // All tests register from one address.
      REGISTRATIONS_PER_HOUR: '100000',
    },
  },
});
