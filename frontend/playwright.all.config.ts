import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * The slow checks for `npm run test:all`: every screen at every width and with the longest texts, and the details of the
 * behaviour of single screens.
 */
export default defineConfig({ ...base, testDir: 'e2e/all', testIgnore: [] });
