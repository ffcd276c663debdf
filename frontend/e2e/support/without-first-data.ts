import type { BrowserContext, Page } from '@playwright/test';

/** Removes the first data from all pages before their scripts run, so that each screen sends its reads. */
export const withoutFirstData = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => {
    const remove = () => document.getElementById('first-data')?.remove();
    document.addEventListener('readystatechange', remove, { once: true });
  });
