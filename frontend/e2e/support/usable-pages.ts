import type { Browser, Page } from '@playwright/test';

type Opens = Pick<Page, 'goto' | 'reload'>;
let isDone = false;

/**
 * Lets `goto` and `reload` of every page resolve when React has taken over what the server rendered: a key that is pressed
 * before is lost, as no one can use the screen yet. With `waitUntil: 'commit'` they wait for nothing.
 */
export async function awaitUsablePages(browser: Browser): Promise<void> {
  if (isDone) return;
  isDone = true;
  const page = await browser.newPage();
  const pages = Object.getPrototypeOf(page) as Opens;
  await page.close();
  const { goto, reload } = pages;
  const isUsable = async (open: Page, options: Parameters<Opens['reload']>[0]) => {
    if (options?.waitUntil !== 'commit') await open.locator('#root[inert]').waitFor({ state: 'detached' });
  };
  pages.goto = async function (this: Page, address, options) {
    const answer = await goto.call(this, address, options);
    await isUsable(this, options);
    return answer;
  };
  pages.reload = async function (this: Page, options) {
    const answer = await reload.call(this, options);
    await isUsable(this, options);
    return answer;
  };
}
