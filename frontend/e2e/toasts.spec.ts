// Toasts: beside the controls, with the name of their record, and a failure until it is closed.
import type { Page } from '@playwright/test';
import { png } from './support/media';
import { unique } from './support/hosts';
import { interceptable } from './support/interceptable';
import { expect, signIn, test } from './support/test';

/** The controls in sight that the toast on top lies on; below 1024 px the header has no free part, and its own may be covered. */
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
  await page.goto('/admin/addGift');
  const form = page.getByRole('form');
  await expect(form).toBeVisible();
  await page.route('**/api/admin/gifts/addGifts', (route) => route.abort());
  await form.getByLabel('Title').fill('Toast');
  await form.getByLabel('Coin').fill('7');
  await form
    .getByLabel('Image')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(8, [1, 2, 3]) });
  await form.getByRole('button', { name: 'Add gift' }).click();
  const toast = shell.toasts.getByRole('alert');
  await expect(toast).toBeVisible();

  const widths = [1366, 1024, 768, 360];
  const nothingCovered = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 768 });
      await expect.poll(() => covered(page), { message: `${page.url()} at ${width}` }).toEqual([]);
      await expect(toast).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  };
  await nothingCovered();
  // A failure stays, here longer than any success, also on the screen that follows.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await shell.answer('Leave');
  await expect(shell.title('Manage gift')).toBeVisible();
  await nothingCovered();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(shell.dialog).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
  await shell.answer('Cancel');
  await shell.menu.getByRole('link', { name: 'Pending hosts' }).click();
  await expect(page.getByRole('button', { name: /^Approve / }).first()).toBeVisible();
  await nothingCovered();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

test('a new record is named, leads to its page, and is marked on the page of the list where it stands', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const title = `Toast ${unique()}`;
  await page.goto('/admin/addGift');
  const form = page.getByRole('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Coin').fill('7');
  await form
    .getByLabel('Image')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(8, [9, 2, 3]) });
  await form.getByRole('button', { name: 'Add gift' }).click();
  await expect(shell.toasts.getByRole('status')).toContainText(`Gift added${title}`);
  await expect(shell.title('Manage gift')).toBeVisible();
  const row = page.locator('tr[data-row]').filter({ hasText: title });
  await expect(row).toBeInViewport();
  await expect(row).toHaveClass(/marked/);
  await expect(page).toHaveURL(/\/admin\/manageGift\?page=\d+$/);
  await expect(page.getByRole('status').filter({ hasText: `${title} is entry` })).toBeAttached();

  // The page is that of the address: reload and the next page work as ever.
  await page.reload();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await row.getByRole('link', { name: `Edit ${title}` }).click();
  await form.getByLabel('Coin').fill('8');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(shell.title('Manage gift')).toBeVisible();
  await shell.toasts.getByRole('link', { name: 'Open' }).click();
  await expect(shell.title('Edit gift')).toBeVisible();
});
