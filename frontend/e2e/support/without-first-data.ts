import type { BrowserContext, Page } from '@playwright/test';

/** Removes first data and screen from all pages before their scripts run, so that each screen sends its reads. */
export const withoutFirstData = (pages: Page | BrowserContext) =>
  pages.addInitScript(() => {
    const remove = () => {
      document.getElementById('first-data')?.remove();
      const root = document.getElementById('root');
      root?.replaceChildren();
      root?.removeAttribute('inert');
    };
    document.addEventListener('readystatechange', remove, { once: true });
  });
