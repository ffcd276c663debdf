// Toasts cover no controls and name their record. A failure leaves with its screen and stays in the list of the bell.
import { chooseOption } from '../support/choose-option';
import { actOn } from '../support/row-actions';
import type { Locator, Page } from '@playwright/test';
import { png } from '../support/media';
import { unique } from '../support/hosts';
import { interceptable } from '../support/interceptable';
import { expect, signIn, test } from '../support/test';
import { plainUserAt } from '../support/users';

/**
 * Returns the visible controls that the top toast covers. Below 1024 px the header is left out, because it has no free
 * space.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('section[aria-label=Notifications]')!;
    const toast = region.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [role=button]')]
      .filter((control) => !region.contains(control) && control.checkVisibility())
      .filter((control) => innerWidth >= 1024 || !control.closest('header'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      })
      .map((control) => control.ariaLabel ?? control.textContent);
  });

test('a toast covers no control on a form, in a dialog and on a list, at any width', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  await interceptable(page);
  const form = page.getByRole('form');
  const toast = shell.toasts.getByRole('alert');
  const widths = [1366, 1024, 768, 360];
  const nothingCovered = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 768 });
      await expect.poll(() => covered(page), { message: `${page.url()} at ${width}` }).toEqual([]);
      await expect(toast).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  };

  await test.step('Submit a form without an answer', async () => {
    await page.goto('/admin/addGift');
    await expect(form).toBeVisible();
    await page.route('**/api/admin/gifts/addGifts', (route) => route.abort());
    await form.getByLabel('Title').fill('Toast');
    await form.getByLabel('Coin').fill('7');
    await form
      .getByLabel('Image')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(8, [1, 2, 3]) });
    await form.getByRole('button', { name: 'Add gift' }).click();
    await expect(toast).toBeVisible();
  });

  await test.step('The toast covers nothing on the form', async () => {
    await nothingCovered();
  });

  await test.step('Leave the form: the failure leaves with the screen and stays in the list of the bell', async () => {
    await form.getByRole('button', { name: 'Cancel' }).click();
    await shell.answer('Leave');
    await expect(shell.title('Gifts')).toBeVisible();
    await expect(toast).toHaveCount(0);
    await page.getByRole('button', { name: /^Inbox.* 1 failure$/ }).click();
    await expect(page.getByRole('list', { name: 'Failures' })).toContainText('The server cannot be reached');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Inbox/ })).not.toHaveAccessibleName(/failure/);
  });

  await test.step('Fail on a list: the toast covers nothing there and in a dialog', async () => {
    await page.route('**/api/admin/gifts/deletegifts/**', (route) => route.abort());
    const row = page.locator('#root tr[data-row]').first();
    await actOn(row, 'Delete');
    await shell.answer('Delete');
    await expect(toast).toBeVisible();
    await toast.hover();
    await nothingCovered();
    await actOn(row, 'Delete');
    await expect(shell.dialog).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
    await shell.answer('Cancel');
  });

  await test.step('Close the toast', async () => {
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });
});

test('should close toasts by one policy when the user does not touch them', async ({
  page,
  context,
  shell,
  userPage,
}) => {
  await signIn(context, 'admin');
  await page.clock.install();
  const user = await plainUserAt(context, 19);
  const { toasts } = shell;
  const closes = async (toast: Locator, seconds: number) => {
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 600);
    await page.clock.runFor(seconds * 1000 - 500);
    await expect(toast, `before ${seconds} s`).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast, `after ${seconds} s`).toHaveCount(0);
  };
  await userPage.open(user._id);

  await test.step('A success with Undo closes after ten seconds', async () => {
    await chooseOption(userPage.ban, 'Banned');
    await closes(toasts.getByRole('status'), 10);
  });

  await test.step('A success closes after five seconds', async () => {
    await page.getByRole('button', { name: 'Add reason for this user' }).click();
    await shell.dialog.getByLabel('Reason').fill('Sells coins elsewhere');
    await shell.answer('Save reason');
    await closes(toasts.getByRole('status'), 5);
  });

  await test.step('A failure closes after ten seconds and stays in the list of the bell until it is opened', async () => {
    const refused = { success: 0, message: 'Try later', code: 'UNAVAILABLE', requestId: 'r' };
    await page.route('**/api/admin/userban**', (route) => route.fulfill({ status: 503, json: refused }));
    await chooseOption(userPage.ban, 'Unbanned');
    await closes(toasts.getByRole('alert'), 10);
    await page.getByRole('button', { name: /^Inbox.*1 failure$/ }).click();
    await expect(page.getByRole('list', { name: 'Failures' }).getByRole('listitem')).toContainText(
      'Try later',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Inbox/ })).not.toHaveAccessibleName(/failure/);
  });

  await test.step('A failure closes when its cause is gone', async () => {
    await chooseOption(userPage.ban, 'Unbanned');
    await expect(toasts.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/admin/userban**');
    await chooseOption(userPage.ban, 'Unbanned');
    await expect(toasts.getByRole('status')).toBeVisible();
    await expect(toasts.getByRole('alert')).toHaveCount(0);
  });
});

test('a toast names a new record and links to its page, and the list marks the record', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const title = `Toast ${unique()}`;
  const form = page.getByRole('form');
  const row = page.locator('#root tr[data-row]').filter({ hasText: title });

  await test.step('Add a gift: the toast names the gift', async () => {
    await page.goto('/admin/addGift');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Coin').fill('7');
    await form
      .getByLabel('Image')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(8, [9, 2, 3]) });
    await form.getByRole('button', { name: 'Add gift' }).click();
    await expect(shell.toasts.getByRole('status')).toContainText(`Gift added${title}`);
    await expect(shell.title('Gifts')).toBeVisible();
  });

  await test.step('The list shows and marks the gift', async () => {
    await expect(row).toBeInViewport();
    await expect(row).toHaveClass(/marked/);
    await expect(page).toHaveURL(/\/admin\/manageGift\?page=\d+$/);
    await expect(page.getByRole('status').filter({ hasText: `${title} is entry` })).toBeAttached();
  });

  await test.step('Reload and change pages', async () => {
    await page.reload();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('Edit the gift and open it from the toast', async () => {
    await row.getByRole('link', { name: `Edit ${title}` }).click();
    await form.getByLabel('Coin').fill('8');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(shell.title('Gifts')).toBeVisible();
    await shell.toasts.getByRole('link', { name: 'Open' }).click();
    await expect(shell.title('Edit gift')).toBeVisible();
  });
});
