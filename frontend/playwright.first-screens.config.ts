import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Writes the table of first screens, for `npm run first-screens`. */
export default defineConfig({
  ...base,
  testDir: 'e2e/first-screens',
  projects: [{ name: 'first-screens' }],
  workers: 1,
  timeout: 600_000,
});
