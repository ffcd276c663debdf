import type { Page } from '@playwright/test';

/**
 * Turns the interception of requests on before the first page loads. A browser that begins to intercept on a loaded page can
 * let the very next request pass; with this, a route that a test adds later holds from its first request.
 */
export const interceptable = (page: Page) => page.route('**', (route) => route.fallback());
