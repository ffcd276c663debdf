// Details of the crop step: pictures that need none, the ways to leave it, the wheel, and a narrow window.
import { CropDialog } from '../pages/crop-dialog';
import { halves } from '../support/halves';
import { Network } from '../support/network';
import { expect, signIn, test } from '../support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

/** A GIF of 200 by 100 pixels with two frames. */
const moving = {
  name: 'moving.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from(
    [
      ...[...Buffer.from('GIF89a'), 200, 0, 100, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
      ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
      ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b],
    ].flat(),
  ),
};

test('opens the crop step only for a picture that needs it', async ({ page, catalogue }) => {
  const crop = new CropDialog(page);
  const chosen = (name: string) => expect(catalogue.form.getByText(name)).toBeVisible();
  await page.goto('/admin/addGift');

  await test.step('A picture of the shape, and a small one', async () => {
    await catalogue.fill({ Image: halves(800, 700, 'fits.png') });
    await chosen('fits.png');
    await catalogue.fill({ Image: halves(70, 60, 'small.png') });
    await chosen('small.png');
    await expect(crop.dialog).toBeHidden();
  });

  await test.step('A moving picture is used whole, and the form says why', async () => {
    await catalogue.fill({ Image: moving });
    await chosen('moving.gif');
    await expect(catalogue.form.getByText('This picture is animated.')).toBeVisible();
    await expect(catalogue.form.getByRole('button', { name: 'Crop' })).toHaveCount(0);
  });

  await test.step('Cancel keeps the earlier picture', async () => {
    await catalogue.fill({ Image: halves(900, 300, 'wide.png') });
    await crop.answer('Cancel');
    await chosen('moving.gif');
  });

  await test.step('Crop once more begins with the whole picture', async () => {
    await catalogue.fill({ Image: halves(900, 300, 'wide.png') });
    await crop.answer('Crop');
    await chosen('wide.png');
    await catalogue.form.getByRole('button', { name: 'Crop' }).click();
    await expect(crop.frame).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(crop.dialog.getByRole('status')).toHaveText(/^3\d % from the left.* 38 % of the width/);
    await page.keyboard.press('Control+Enter');
    await expect(crop.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(crop.dialog).toBeHidden();
    await chosen('wide.png');
  });
});

test('zooms by the wheel and resets, in a narrow window', async ({ page, catalogue, shell }) => {
  const crop = new CropDialog(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/addGift');
  await catalogue.fill({ Image: halves(1600, 1600) });
  await expect(crop.frame).toBeVisible();
  expect(await shell.sidewaysScroll()).toBeLessThanOrEqual(0);
  const box = (await crop.frame.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => Number(await crop.zoom.inputValue())).toBeGreaterThan(2);
  await crop.dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(crop.zoom).toHaveValue('1');
});

test('uses the whole picture when the code of the crop step cannot be loaded', async ({
  page,
  catalogue,
}) => {
  await page.goto('/admin/addGift');
  await catalogue.field('Title').fill('Offline');
  const network = await Network.of(page);
  await network.cut();
  await catalogue.fill({ Image: halves(900, 300, 'wide.png') });
  await expect(catalogue.form.getByText('wide.png')).toBeVisible();
  await expect(new CropDialog(page).dialog).toBeHidden();
  await network.restore();
});
