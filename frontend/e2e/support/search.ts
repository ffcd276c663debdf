import { expect, type Page, type Request } from '@playwright/test';

const searchedIn = (address: string) => new URL(address).searchParams.get('search');
/** Whether a request asks for what matches. A BD's list of agency admins is read by a POST, as documented. */
const asksFor = (request: Request, text: string) =>
  searchedIn(request.url()) === text ||
  Boolean(request.postData()?.includes(`"search":${JSON.stringify(text)}`));

/**
 * Searches a list and waits for what matches. The rows from before stand until the answer is there: one that is among both may
 * move between the press and the release of a button, and the click reaches nothing.
 */
export async function searchList(page: Page, text: string, enter: () => Promise<void>) {
  const answered =
    searchedIn(page.url()) === text || page.waitForResponse((answer) => asksFor(answer.request(), text));
  await enter();
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await answered;
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}
