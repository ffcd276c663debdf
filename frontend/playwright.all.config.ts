import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The repetitive checks for `npm run test:all`: every screen at every width, with the longest texts. */
export default defineConfig({ ...base, testDir: 'e2e/all', projects: [{ name: 'all' }] });
