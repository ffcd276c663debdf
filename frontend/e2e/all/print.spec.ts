// Paper is light in every colour scheme, whatever is printed.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

test.use({ colorScheme: 'dark' });

/** Returns the texts of the page that are lighter than a middle grey, with their colours. */
const lightTexts = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const lightness = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const isFilled = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor: fill } = getComputedStyle(one);
        if (!/, 0\)$|^transparent$/.test(fill)) return lightness(fill) < 0.5;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (!walker.currentNode.textContent?.trim() || !element.checkVisibility()) continue;
      const { color } = getComputedStyle(element);
      if (isFilled(element) !== lightness(color) > 0.5)
        found.push(`${walker.currentNode.textContent} ${color}`);
    }
    return found;
  });

const SCREENS = [
  '/admin',
  '/admin/manageUser',
  '/admin/widthdrawal/pending',
  '/admin/audit',
  '/admin/addGift',
  '/admin/earnings',
  '/admin/manual/admin',
];

test('should print dark texts on white when the colour scheme is dark', async ({ page, context }) => {
  await signIn(context, 'admin');
  for (const address of SCREENS)
    await test.step(address, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(address);
      await expect(page.locator('#root h1')).toBeVisible();
      const background = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('#root')!).colorScheme);
      await expect.poll(background).toBe('dark');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect.poll(background).toBe('light');
      await expect.poll(() => lightTexts(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await expect.poll(background).toBe('dark');
    });
});
