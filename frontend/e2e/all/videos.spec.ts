import { actOn } from '../support/row-actions';
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

test('asks before a video is deleted', async ({ page, shell, videos }) => {
  await videos.open('?search=Garba&limit=50');
  const remove = () => actOn(videos.rows.first(), 'Delete');
  const count = async () => Number(/of (\d+)/.exec(await videos.range.innerText())?.[1]);
  await remove();
  await expect(shell.dialog).toContainText('Are you sure you want to delete this item?');
  const before = await count();
  await shell.answer('Cancel');
  await expect(shell.dialog).toBeHidden();

  await test.step('Delete the video', async () => {
    await remove();
    await shell.answer('Delete');
    await expect(shell.toasts).toContainText('Video deleted');
    await expect.poll(count).toBe(before - 1);
    await page.reload();
    await expect.poll(count).toBe(before - 1);
  });
});
