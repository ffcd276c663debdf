// The look of forms: visible borders, and no value that widens a form beyond its card.
import type { Locator, Page } from '@playwright/test';
import { register } from '../support/hosts';
import { demoAccount } from '../support/staff';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

/** Returns the contrast of the border of a field with its background: 1 is none, 21 is black on white. */
const contrastOf = (field: Locator) =>
  field.evaluate((element) => {
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d', { willReadFrequently: true })!;
    const lightness = (colour: string) => {
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    let behind = element.parentElement!;
    while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement!;
    const border = lightness(getComputedStyle(element).borderTopColor);
    const against = [getComputedStyle(behind).backgroundColor, getComputedStyle(element).backgroundColor]
      .filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
      .map(lightness);
    return Math.min(...against.map((one) => (Math.max(border, one) + 0.05) / (Math.min(border, one) + 0.05)));
  });

const fields: [screen: string, labels: string[]][] = [
  ['/admin/addBd', ['Name', 'Password']],
  ['/admin/addEntryEffect', ['Type', 'Title']],
  ['/admin/pushMessage', ['Message', 'All Users']],
  ['/admin/updateUser', ['Number']],
];

for (const scheme of ['light', 'dark'] as const)
  test(`shows borders of fields with a contrast of 3:1 in ${scheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [screen, labels] of fields)
      await test.step(`The fields of ${screen}`, async () => {
        await page.goto(screen);
        for (const label of labels) {
          const field = page
            .locator('#root main')
            .getByLabel(new RegExp(`^${label}`))
            .first();
          await expect(field).toBeVisible();
          expect(await contrastOf(field), `${label} on ${screen}`).toBeGreaterThanOrEqual(3);
        }
      });

    await test.step('An empty checkbox', async () => {
      await page.goto('/admin/addBd');
      const checkbox = page.getByRole('checkbox').first();
      await checkbox.uncheck();
      await page.mouse.move(0, 0);
      await expect.poll(() => contrastOf(checkbox)).toBeGreaterThanOrEqual(3);
    });

    await test.step('The place for a file', async () => {
      await page.goto('/admin/addGift');
      const zone = page.locator('#root input[type=file]').locator('..');
      expect(await contrastOf(zone)).toBeGreaterThanOrEqual(3);
    });
  });

/** Returns the elements of the page that extend beyond their form or the window. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    return [...main.querySelectorAll('form *, h1, h2, main header *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const edge = (element.closest('form') ?? main).getBoundingClientRect().right;
        return width > 1 && right > Math.min(edge, window.innerWidth) + 1;
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });

test('keeps long unbroken values within their form', async ({ page, request, context, shell }) => {
  const name = 'W'.repeat(100);
  const form = page.getByRole('form');
  const user = await register(request, name);
  const { _id } = await demoAccount(context, 'bd');
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });

    await test.step(`${width} px: Add Host`, async () => {
      await page.goto('/admin/applyHost');
      await form.getByLabel('Username').fill(user.username);
      await expect(page.getByText(name).first()).toBeVisible();
      expect(await outside(page)).toEqual([]);
    });

    await test.step(`${width} px: Update User`, async () => {
      await page.goto('/admin/updateUser');
      await form.getByLabel('Number').fill(user.number);
      await expect(page.getByText(name).first()).toBeVisible();
      expect(await outside(page)).toEqual([]);
    });

    await test.step(`${width} px: Edit BD`, async () => {
      await page.goto(`/admin/editBD?id=${_id}`);
      await form.getByLabel('Name').first().fill(name);
      await page.locator('#root input[type=file]').setInputFiles({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: Buffer.alloc(0),
      });
      await expect(page.getByText(`${name}.png was not added`)).toBeVisible();
      expect(await outside(page)).toEqual([]);
      expect(await shell.sidewaysScroll()).toBeLessThanOrEqual(0);
    });
    page.once('dialog', (leaving) => void leaving.accept());
  }
});
