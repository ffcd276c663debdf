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

test('asks before a video is deleted', async ({ page, shell, videos }) => {
  await videos.open('?search=Garba&limit=50');
  const remove = videos.rows.first().getByRole('button', { name: /^Delete/ });
  const count = async () => Number(/of (\d+)/.exec(await videos.range.innerText())?.[1]);
  await remove.click();
  await expect(shell.dialog).toContainText('Are you sure you want to delete this item?');
  const before = await count();
  await shell.answer('Cancel');
  await expect(shell.dialog).toBeHidden();

  await test.step('Delete the video', async () => {
    await remove.click();
    await shell.answer('Delete');
    await expect(shell.toasts).toContainText('Video deleted');
    await expect.poll(count).toBe(before - 1);
    await page.reload();
    await expect.poll(count).toBe(before - 1);
  });
});
