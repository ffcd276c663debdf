import { deflateSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { addGiftCategory, addLiveGift, addRecord, uniqueName } from '../support/catalogue-records';
import { png, svga1, svga2, wav } from '../support/media';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

/** Counts the pixels of a canvas that have about this colour. */
const pixelsOf = (canvas: Locator, colour: readonly [number, number, number]) =>
  canvas.evaluate((element, [red, green, blue]) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const near = [red, green, blue].every((part, index) => Math.abs(part - data[at + index]!) < 12);
      if (near && data[at + 3]! > 200) count += 1;
    }
    return count;
  }, colour);
const imageOf = (canvas: Locator) => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());

test('plays animations of both SVGA versions and reports a broken animation', async ({ page }) => {
  // Compressed as the server expects, but not an animation.
  const broken = { ...svga2('broken.svga'), buffer: deflateSync(Buffer.from('no animation')) };
  await page.goto('/admin/addframes');
  const chosen = page.locator('input[type=file]').first();

  await test.step('Choose playable animations of both versions', async () => {
    for (const file of [svga1(), svga2()]) {
      await chosen.setInputFiles(file);
      const canvas = page.locator('canvas[data-ready]');
      await expect(canvas).toBeVisible();
      await expect.poll(() => pixelsOf(canvas, [200, 30, 90])).toBeGreaterThan(300);
      await expect.poll(() => pixelsOf(canvas, [26, 179, 77])).toBeGreaterThan(50);
      const before = await imageOf(canvas);
      await expect.poll(() => imageOf(canvas)).not.toBe(before);
      await page.getByRole('button', { name: 'Remove the new file' }).click();
    }
  });

  await test.step('Choose files that do not play', async () => {
    await chosen.setInputFiles(broken);
    await expect(page.getByText('Cannot be played')).toBeVisible();
    await chosen.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(4, [9, 9, 9]) });
    await expect(page.getByText('Choose an SVGA, WebP, GIF or MP4 animation')).toBeVisible();
  });
});

test('does not play an animation under reduced motion until the user starts the animation', async ({
  page,
  context,
}) => {
  const title = uniqueName('Resting');
  await addLiveGift(context.request, title, await addGiftCategory(context.request, title));
  const canvas = page.locator('canvas[data-ready]').first();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/admin/manageLiveGift?search=${encodeURIComponent(title)}`);
  await expect(canvas).toBeVisible();
  await expect.poll(() => pixelsOf(canvas, [200, 30, 90])).toBeGreaterThan(300);
  const still = await imageOf(canvas);

  await test.step('Play the animation', async () => {
    await page.getByRole('button', { name: `Play ${title}` }).click();
    await expect.poll(() => imageOf(canvas)).not.toBe(still);
  });

  await test.step('Pause and open in full size', async () => {
    await page.getByRole('button', { name: `Pause ${title}` }).click();
    await page.getByRole('button', { name: `Show ${title} in full size` }).click();
    await expect(page.getByRole('dialog').locator('canvas[data-ready]')).toBeVisible();
  });
});

test('plays songs one at a time and shows the position', async ({ page, context }) => {
  const name = uniqueName('Tone');
  await addRecord(context.request, 'songs', { songName: `${name} A`, songs: wav(63) });
  await addRecord(context.request, 'songs', { songName: `${name} B`, songs: wav(5) });
  const player = (which: string) => page.getByRole('group', { name: `${name} ${which}`, exact: true });

  await test.step('Both songs show their length', async () => {
    await page.goto(`/admin/manageSongs?search=${encodeURIComponent(name)}`);
    await expect(player('A').getByText('0:00 / 1:03')).toBeVisible();
    await expect(player('B').getByText('0:00 / 0:05')).toBeVisible();
  });

  await test.step('Play the first song and seek', async () => {
    await player('A').getByRole('button', { name: 'Play' }).click();
    await expect(player('A').getByText(/0:0[1-9] \/ 1:03/)).toBeVisible();
    await player('A').getByRole('slider').press('PageUp');
    await expect(player('A').getByText(/0:1\d \/ 1:03/)).toBeVisible();
  });

  await test.step('Play the second song: the first song stops', async () => {
    await player('B').getByRole('button', { name: 'Play' }).click();
    await expect(player('B').getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(player('A').getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
