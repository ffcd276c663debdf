import { expect, type Page, type Request } from '@playwright/test';

const given = (address: string, name: string) => new URL(address).searchParams.get(name);

/** Returns a predicate for requests with this query parameter. */
export const asks = (name: string, value: string) => (request: Request) =>
  given(request.url(), name) === value;

/**
 * Runs an action that reloads a list, and waits for the new rows. Without the wait, a test acts on the old rows: when
 * the response arrives, a row may move between the press and the release of a mouse button, or disappear with its
 * input.
 */
export async function readAnew(
  page: Page,
  isAsked: (request: Request) => boolean,
  act: () => Promise<unknown>,
) {
  const answered = page.waitForResponse((answer) => isAsked(answer.request()));
  await act();
  await answered;
  await settled(page);
}

const settled = (page: Page) => expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);

/** Searches a list and waits for the results. */
export async function searchList(page: Page, text: string, enter: () => Promise<void>) {
  // A BD's list of agency admins is read with a POST request, as documented.
  const posted = `"search":${JSON.stringify(text)}`;
  const isAsked = (request: Request) =>
    asks('search', text)(request) || Boolean(request.postData()?.includes(posted));
  if (given(page.url(), 'search') === text) await enter();
  else await readAnew(page, isAsked, enter);
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await settled(page);
}
