// Every dialog ends with Cancel and its action at the right. The keyboard starts at the safe place.
import type { Locator } from '@playwright/test';
import { chooseOption } from '../support/choose-option';
import { expect, signIn, test } from '../support/test';
import { addBd } from '../support/staff';
import { Records } from '../support/records';
import { actOn } from '../support/row-actions';

/** Returns the title style of a dialog and the position of its last two buttons. */
const shape = (dialog: Locator) =>
  dialog.evaluate((element) => {
    const title = element.querySelector('h2')!;
    const { fontSize, fontWeight, lineHeight } = getComputedStyle(title);
    const buttons = [...element.querySelectorAll<HTMLElement>('button')].slice(-2);
    const [out, act] = buttons.map((button) => button.getBoundingClientRect());
    const foot = buttons[1]!.parentElement!.getBoundingClientRect();
    return {
      title: [fontSize, fontWeight, Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)],
      inOneLine: out!.bottom === act!.bottom && out!.right < act!.left,
      fromTheRight: Math.round(foot.right - act!.right),
    };
  });
const usual = { title: ['16px', '550', 1.3], inOneLine: true, fromTheRight: 0 };

test('dialogs have the same footer and title, and the focus starts at the safe place', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const records = new Records(context.request);
  const { dialog } = shell;
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  /** Opens a dialog, checks its shape and focus, and leaves the dialog. */
  async function checkDialog(
    open: () => Promise<unknown>,
    out: string,
    act: string | RegExp,
    focus: () => Locator,
  ) {
    await open();
    await expect(focus()).toBeFocused();
    await expect(dialog.getByRole('button').last()).toHaveAccessibleName(act);
    await expect(dialog.getByRole('button').nth(-2)).toHaveText(out);
    expect([act, await shape(dialog)]).toEqual([act, usual]);
    await button(out).click();
    await expect(dialog).toBeHidden();
  }
  const row = page.locator('tr[data-row]');
  const field = () => dialog.getByRole('textbox').first();

  await test.step('Leave a form', async () => {
    await page.goto('/admin/addBd');
    await page.getByRole('textbox', { name: 'Name' }).fill('Half typed');
    const leave = () => shell.menu.getByRole('link', { name: 'Users' }).click();
    await checkDialog(leave, 'Stay', 'Leave', () => button('Stay'));
    await page.getByRole('textbox', { name: 'Name' }).fill('');
  });

  await test.step('Ban and freeze a user', async () => {
    const user = await records.user();
    await page.goto(`/admin/ViewUser?id=${user._id}`);
    await chooseOption(page.getByLabel('User ban', { exact: true }), 'Banned');
    const reason = page.getByRole('button', { name: 'Add reason for this user' });
    await checkDialog(() => reason.click(), 'Cancel', 'Save reason', field);
    const freeze = page.getByRole('button', { name: 'Freeze', exact: true });
    await checkDialog(() => freeze.click(), 'Cancel', 'Freeze', field);
  });

  await test.step('Reject a pending host', async () => {
    await page.goto('/admin/pendingHost');
    await checkDialog(() => actOn(row.first(), 'Reject'), 'Cancel', 'Reject', field);
  });

  await test.step('Delete and move in a catalogue', async () => {
    // No ledger entry names a banner, so the question about its deletion offers nothing else.
    await page.goto('/admin/manageBanner');
    await checkDialog(
      () => actOn(row.first(), 'Delete'),
      'Cancel',
      'Delete',
      () => button('Cancel'),
    );
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .click();
    const place = page.getByRole('menuitem', { name: 'Move to position…' });
    await checkDialog(() => place.click(), 'Cancel', 'Move', field);
  });

  await test.step('Move an agency admin', async () => {
    await page.goto('/admin/manageagencyadmin?search=AA100001');
    const more = page.getByRole('button', { name: /^More actions/ });
    await more.click();
    await page.getByRole('menuitem', { name: 'Move' }).click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await expect(dialog.getByRole('button').nth(-2)).toHaveText('Cancel');
    expect(await shape(dialog)).toEqual(usual);
  });
});

test('a name of 100 characters without a space stays within dialogs and toasts on a phone', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id, name } = await addBd(context, 'issued-first-1', 'W'.repeat(80));
  const toast = shell.toasts.getByRole('status');

  await test.step('Save the form: the toast fits', async () => {
    await page.goto(`/admin/editBD?id=${_id}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(`w${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast).toContainText(name);
    const box = await toast.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
    await expect(toast.getByRole('link', { name: 'Open' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('Open the question: the dialog fits', async () => {
    await page.goto(`/admin/viewBd?id=${_id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(shell.dialogText(name)).toBeVisible();
    const inside = await shell.dialog.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(inside).toBe(true);
    expect(await shell.sidewaysScroll()).toBe(0);
  });
});

test('a dialog replaced by Back counts as cancelled: the form can be sent afterwards', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const send = page.getByRole('form').getByRole('button', { name: 'Send Coins' });

  await test.step('Submit the form', async () => {
    await page.goto('/admin/manageUser');
    await shell.menu.getByRole('link', { name: 'Coins', exact: true }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill('coin@100001');
    await page.getByRole('textbox', { name: 'Coins' }).fill('7');
    await send.click();
    await expect(shell.dialog).toContainText('7 coins');
  });

  await test.step('Go back and stay', async () => {
    await page.goBack();
    await expect(shell.dialog).toContainText('Leave without saving?');
    await shell.answer('Stay');
  });

  await test.step('Submit the form again', async () => {
    await send.click();
    await expect(shell.dialog).toContainText('7 coins');
    await shell.answer('Cancel');
  });
});
