import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Makes the pictures of the documents, for `npm run pictures`. */
export default defineConfig({ ...base, testDir: 'e2e/pictures', testIgnore: [] });
