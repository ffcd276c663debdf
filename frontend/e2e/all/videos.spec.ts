import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('plays a video on View', async ({ page, shell, videos }) => {
  await videos.open();
  await videos.rows.first().getByRole('button', { name: /^View/ }).click();
  const player = shell.dialog.locator('video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.1);
  await page.keyboard.press('Escape');
  await expect(shell.dialog).toBeHidden();
});

test('searches captions', async ({ page, videos }) => {
  await videos.open();
  await videos.search.fill('balloon');
  await expect(page).toHaveURL(/search=balloon/);
  await expect(videos.rows.first()).toContainText('First balloon ride!');
});
