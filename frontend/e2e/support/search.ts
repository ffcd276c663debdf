import { expect, type Page, type Request } from '@playwright/test';

const given = (address: string, name: string) => new URL(address).searchParams.get(name);

/** Whether a request asks for this. */
export const asks = (name: string, value: string) => (request: Request) =>
  given(request.url(), name) === value;

/**
 * Does what has a list read anew and waits for the rows. Those from before stand until the answer is there: one that is among
 * both may move between the press and the release of a button, and one that is not is gone with what was done to it.
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

/** Searches a list and waits for what matches. */
export async function searchList(page: Page, text: string, enter: () => Promise<void>) {
  // A BD's list of agency admins is read by a POST, as documented.
  const posted = `"search":${JSON.stringify(text)}`;
  const isAsked = (request: Request) =>
    asks('search', text)(request) || Boolean(request.postData()?.includes(posted));
  if (given(page.url(), 'search') === text) await enter();
  else await readAnew(page, isAsked, enter);
  await page.waitForURL((url) => url.searchParams.get('search') === text);
  await settled(page);
}
