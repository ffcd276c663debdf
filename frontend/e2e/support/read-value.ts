import type { Locator, Page } from '@playwright/test';

/** Locates the value with this name in a read-only view of a record. */
export const readValue = (page: Page | Locator, name: string) =>
  page.locator('dt').getByText(name, { exact: true }).locator('xpath=../dd');
