// The toolbar of a list: one line of the same height in every window, with and without set filters.
import { expect, signIn, test } from '../support/test';

const lists = [
  '/admin/manageUser',
  '/admin/manageUser?banned=false&host=true&from=2020-01-01',
  '/admin/manageUser?active=true&banned=false&host=true&deviceBanned=false&coinsFrom=1&from=2020-01-01',
  '/admin/pendingHost',
  '/admin/widthdrawal/approved?coinsFrom=1',
  '/admin/videos',
  '/admin/rechargeHistory',
  '/admin/audit?role=admin',
  '/admin/signins',
];

test('the toolbar of every list is one line', async ({ page, context }) => {
  test.setTimeout(5 * 60_000);
  await signIn(context, 'admin');
  for (const list of lists)
    await test.step(list, async () => {
      await page.goto(list);
      const toolbar = page.locator('section[data-list] > div').first();
      await expect(page.locator('[data-row]').first()).toBeVisible();
      for (const width of [360, 768, 1024, 1280, 1366, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        const faults = () =>
          toolbar.evaluate((bar) => {
            const { right } = bar.getBoundingClientRect();
            const outside = [...bar.querySelectorAll('button')].filter(
              (button) => button.getBoundingClientRect().right > right,
            );
            return [
              bar.clientHeight === 60 ? '' : bar.clientHeight,
              ...outside.map((one) => one.textContent),
            ];
          });
        await expect
          .soft(async () => expect(await faults(), `${list} ${width}`).toEqual(['']))
          .toPass({ timeout: 3000 });
      }
    });
});
