import type { Page } from '@playwright/test';

/** The history of a record, and its entries. */
export const history = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) });

/** What puts an entry back: a button, or a link if the form is on another screen. */
export const putBack = (page: Page, role: 'button' | 'link' = 'button') =>
  history(page).getByRole(role, { name: /^Put back the values before/ });

/** Says above a form that it holds old values. */
export const oldValues = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'These are the values before' });
