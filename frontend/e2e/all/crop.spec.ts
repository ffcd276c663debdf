// Details of the crop step: pictures that need none, the ways to leave it, the wheel, and a narrow window.
import { CropDialog } from '../pages/crop-dialog';
import { halves } from '../support/halves';
import { Network } from '../support/network';
import { expect, signIn, test } from '../support/test';
import { uniqueName } from '../support/catalogue-records';
import { storedPicture } from '../support/stored-picture';

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

test('crops a profile picture by keyboard and stores the part', async ({ page, profilePage, context }) => {
  const crop = new CropDialog(page);
  await profilePage.open();
  await profilePage.edit.click();
  await expect(page.getByText('PNG, JPEG, WebP, GIF, up to 5 MB. Shown at 150 × 150 pixels.')).toBeVisible();

  await test.step('Choose a picture: the frame has the focus, a name and instructions', async () => {
    await profilePage.picture.setInputFiles(halves(800, 600));
    await expect(crop.frame).toBeFocused();
    await expect(crop.frame).toHaveAccessibleDescription(
      /arrow keys to move the frame, and \+ and - to zoom/,
    );
  });

  await test.step('Zoom to the double by keys and move to the right edge', async () => {
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('+');
    await crop.zoom.fill('2');
    await crop.frame.focus();
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
    await expect(crop.dialog.getByRole('status')).toHaveText(/^63 % from the left, 25 % from the top/);
  });

  await test.step('Crop and save: the stored picture is the right half of the picture', async () => {
    await crop.answer('Crop');
    await expect(page.getByText('halves.png')).toBeVisible();
    await profilePage.save.click();
    await expect(profilePage.edit).toBeVisible();
    const me = await context.request.get('/api/auth/me', { headers: { 'X-Panel': 'admin' } });
    const { details } = (await me.json()) as { details: { profile: { image: string } } };
    expect(await storedPicture(page, details.profile.image)).toEqual({
      width: 300,
      height: 300,
      middle: 'blue',
    });
  });
});

test('crops the picture of a gift by pointer, and uses the whole picture on request', async ({
  page,
  catalogue,
  context,
}) => {
  const crop = new CropDialog(page);
  const title = uniqueName('Cropped');
  const stored = async () => {
    const answer = await context.request.get(
      `/api/admin/gifts/getgifts?search=${encodeURIComponent(title)}`,
      {
        headers: { 'X-Panel': 'admin' },
      },
    );
    const [gift] = ((await answer.json()) as { details: { image: string }[] }).details;
    return storedPicture(page, gift!.image);
  };
  await page.goto('/admin/addGift');
  await catalogue.fill({ Title: title, Coin: '5', Image: halves(1600, 700) });

  await test.step('Drag the picture to the right: the frame shows its left half', async () => {
    await crop.drag(page, 300, 0);
    await crop.answer('Crop');
    await catalogue.submit('Add gift');
    await expect(page.getByText('Gift added').first()).toBeVisible();
    expect(await stored()).toEqual({ width: 800, height: 700, middle: 'red' });
  });

  await test.step('Replace the picture by another one as a whole', async () => {
    await catalogue.find(title);
    await catalogue.act('Edit', title);
    await catalogue.fill({ Image: halves(1600, 700) });
    await crop.answer('Use the whole picture');
    await catalogue.submit();
    await catalogue.back('/admin/manageGift');
    expect(await stored()).toMatchObject({ width: 1600, height: 700 });
  });
});
