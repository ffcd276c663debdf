// Choosing a picture opens the crop step of its place. The stored picture has the size of the chosen part.
import { CropDialog } from './pages/crop-dialog';
import { uniqueName } from './support/catalogue-records';
import { halves } from './support/halves';
import { storedPicture } from './support/stored-picture';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

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
