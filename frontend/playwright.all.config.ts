import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What only repeats, for `npm run test:all`: every screen at every width, with the longest texts. */
export default defineConfig({ ...base, testDir: 'e2e/all', projects: [{ name: 'all' }] });
