import { expect, type Page } from '@playwright/test';

/**
 * Searches a list and waits for what matches. The rows from before stand until the answer is there: one that is among both may
 * move between the press and the release of a button, and the click reaches nothing.
 */
export async function searchList(page: Page, text: string, enter: () => Promise<void>) {
  const searched = (address: string) => new URL(address).searchParams.get('search');
  const answered =
    searched(page.url()) === text || page.waitForResponse((answer) => searched(answer.url()) === text);
  await enter();
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await answered;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}
