import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('shows the documented columns, five a page, with thumbnails for staff only', async ({
  page,
  context,
  videos,
}) => {
  const picture = videos.rows.first().locator('img');

  await test.step('Open the videos', async () => {
    await videos.open();
    await expect(videos.rows).toHaveCount(5);
    for (const head of ['Sr.', 'Username', 'Thumbnail', 'Name', 'Action'])
      await expect(videos.head(head)).toBeVisible();
    await expect(videos.range).toHaveText(/^Showing 1 to 5 of \d+ entries$/);
  });

  await test.step('The thumbnail has its size', async () => {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    expect(await picture.boundingBox()).toMatchObject({ width: 100, height: 100 });
  });

  await test.step('Sign out: the thumbnail is refused', async () => {
    await context.clearCookies();
    expect((await page.request.get((await picture.getAttribute('src'))!)).status()).toBe(401);
  });
});
