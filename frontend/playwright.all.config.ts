import { defineConfig } from '@playwright/test';
import base, { inOrder } from './playwright.config';

// These specs walk through all screens and expect the demo data, so they run before the specs that add records.
const walks = [
  'axe.spec.ts',
  'first-screens.spec.ts',
  'long-texts.spec.ts',
  'messages.spec.ts',
  'widths.spec.ts',
];

/**
 * The slow checks for `npm run test:all`: every screen at every width and with the longest texts, and the details of the
 * behaviour of single screens.
 */
export default defineConfig({
  ...base,
  testDir: 'e2e/all',
  projects: [{ name: 'screens', testMatch: walks }, ...inOrder(walks, ['screens'])],
});
