import type { Locator, Page } from '@playwright/test';

/** What stands under a name while a record is only read. */
export const readValue = (page: Page | Locator, name: string) =>
  page.locator('dt').getByText(name, { exact: true }).locator('xpath=../dd');
