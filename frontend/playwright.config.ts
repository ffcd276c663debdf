import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { findBrowser } from './e2e/support/browser';
import { freePort } from '../scripts/free-port.mjs';

// Playwright's workers read this file again and must find the same port and data directory.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'callboard-e2e-'));
const port = Number(process.env['E2E_PORT']);
const { executablePath, env } = findBrowser();

// Each list also names the specs below e2e/all.
// These specs register app users. The other specs count the users of the demo data, so they run first.
const registering = [
  'bulk.spec.ts',
  'coin-ledger.spec.ts',
  'coin-lost-answers.spec.ts',
  'coin-transfers.spec.ts',
  'conflict-forms.spec.ts',
  'form-looks.spec.ts',
  'forms.spec.ts',
  'held-rows.spec.ts',
  'hierarchy-hosts.spec.ts',
  'host-counts.spec.ts',
  'host-life.spec.ts',
  'host-lists.spec.ts',
  'host-pages.spec.ts',
  'host-record.spec.ts',
  'host-undo.spec.ts',
  'host-selection.spec.ts',
  'hosts.spec.ts',
  'keyboard-decisions.spec.ts',
  'keyboard-users.spec.ts',
  'live.spec.ts',
  'row-marks.spec.ts',
  'user-page.spec.ts',
];

// These specs use the same withdrawal queue and the same coin limits.
const queue = [
  'payouts.spec.ts',
  'step-up.spec.ts',
  'withdrawal-decisions.spec.ts',
  'withdrawal-lists.spec.ts',
  'withdrawal-records.spec.ts',
  'withdrawal-second-admin.spec.ts',
];

/** Returns the projects in the order of their runs. They skip `elsewhere` and begin when the projects `first` have ended. */
export const inOrder = (elsewhere: string[], first: string[] = []): Project[] => [
  {
    name: 'panels',
    testIgnore: [...elsewhere, ...registering, 'moderation.spec.ts', ...queue],
    dependencies: first,
  },
  { name: 'hosts', testMatch: registering, testIgnore: elsewhere, dependencies: ['panels'] },
  // All viewers share one queue: another viewer would receive the records that these tests expect.
  {
    name: 'moderation',
    testMatch: 'moderation.spec.ts',
    testIgnore: elsewhere,
    dependencies: ['hosts'],
  },
  { name: 'withdrawals', testMatch: queue, testIgnore: elsewhere, dependencies: ['hosts'] },
];

/** The tests run against the built product: one process serves the API and the panels, on its own demo data. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
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
    baseURL: `http://127.0.0.1:${port}`,
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
  projects: inOrder(['**/e2e/{all,pictures}/**']),
  webServer: {
    command: 'node frontend/e2e/support/serve.mjs',
    cwd: resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/api/health/ready`,
    // Playwright notices at once when the server ends. This limit ends only a start that hangs.
    timeout: 10 * 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // Hashes of passwords at test cost.
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      DEMO: '1',
      ADMIN_NUMBER: '9000000001',
      ADMIN_PASSWORD: 'demo-admin-1',
      LOG_LEVEL: 'warn',
      // All tests register users from the same address.
      REGISTRATIONS_PER_HOUR: '100000',
    },
  },
});
