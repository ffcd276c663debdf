import type { Page } from '@playwright/test';

/**
 * Enables request interception before the first page loads. A browser that enables interception on a loaded page can
 * miss the next request. With this call, a route that a test adds later also handles the first request.
 */
export const interceptable = (page: Page) => page.route('**', (route) => route.fallback());
