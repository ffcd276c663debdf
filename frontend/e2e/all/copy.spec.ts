// Copying on a page without HTTPS, where browsers offer no clipboard, and in a browser that refuses to copy.
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';

test('should copy a code when the browser offers no clipboard, and say so when it refuses', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const { _id, uniqueId } = await addBd(context, 'never-signs-in-1');
  await page.goto(`/admin/viewBd?id=${_id}`);
  const copy = page.getByRole('button', { name: /^Copy/ }).first();

  await test.step('Copy and paste', async () => {
    await copy.click();
    await shell.find('');
    await page.keyboard.press('Control+v');
    await expect(shell.search).toHaveValue(uniqueId);
    await page.keyboard.press('Escape');
  });

  await test.step('The browser refuses', async () => {
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy.click();
    await expect(shell.toasts.getByRole('alert')).toContainText('Not copied');
  });
});
