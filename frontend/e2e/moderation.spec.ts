// The moderation queue. The tests share one queue and decide in it, so they run one after another.
import { BulkBar } from './pages/bulk-bar';
import { pressComposing } from './support/input-method';
import { test } from './support/moderation';
import { expect } from './support/test';
import { videoOf } from './support/videos';

test.describe.configure({ mode: 'serial' });

test('shows the video with the lowest safe value and the queue in that order', async ({
  page,
  moderation,
}) => {
  await page.goto('/admin');
  const work = page.locator('dl > div', { has: page.getByRole('link', { name: 'Videos' }) });
  const count = work.locator('dd');
  await expect(count).toHaveText(/^\d+$/);
  const waiting = await count.innerText();
  await work.getByRole('link').click();
  await expect(page.getByText(`${waiting} waiting`)).toBeVisible();
  await expect(page).toHaveTitle(/Moderation · Callboard Admin$/);
  for (const head of ['Safe %', 'Status']) await expect(moderation.head(head)).toBeVisible();
  await expect(moderation.rows).toHaveCount(5);
  await expect(moderation.rows.last()).toContainText('%');
  const values = (await moderation.rows.allInnerTexts()).map((row) => Number(/(\d+)\s?%/.exec(row)?.[1]));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  await expect(moderation.fact('Safe %')).toContainText(`${values[0]}%`);
  await expect(moderation.rows.first()).toContainText('In review by you');
  await page.goto('/admin/vulgar?limit=50');
  await expect(moderation.rows.last()).toContainText('null');
});

test('rejects an approved video with a reason and counts the waiting videos in the menu', async ({
  page,
  context,
  shell,
  moderation,
}) => {
  await moderation.open();
  const file = await moderation.onScreen();
  const owner = moderation.fact('Username').getByRole('link').first();
  await expect(owner).toHaveAttribute('href', /ViewUser\?id=/);
  const before = await moderation.waiting();
  // The list also shows the video before the video can be approved.

  await test.step('Approve in the list: the video is shown first', async () => {
    await moderation.pressIn(moderation.rows.nth(1), 'More actions');
    await page.getByRole('menuitem', { name: 'Approve' }).click();
    await expect(moderation.said).toHaveText('Watch the video before you approve it.');
    await expect.poll(() => moderation.onScreen()).not.toBe(file);
  });
  const approved = await moderation.onScreen();

  await test.step('Approve the video', async () => {
    await expect(moderation.stage).toBeFocused();
    await page.keyboard.press('Space');
    await expect(moderation.show).toBeHidden();
    await page.keyboard.press('a');
    await expect.poll(() => moderation.onScreen()).not.toBe(approved);
    await expect.poll(() => moderation.waiting()).toBe(before - 1);
  });

  await test.step('Reject the approved video with a reason', async () => {
    await moderation.tab('Approved').click();
    await moderation.pressIn(moderation.rows.first(), 'Reject');
    await shell.dialog.getByLabel('Reason').fill('Shows contact details');
    await shell.answer('Reject video');
    await expect.poll(async () => (await videoOf(context, approved)).status).toBe(2);
    expect(await videoOf(context, approved)).toMatchObject({ reason: 'Shows contact details' });
  });
});

test('should keep the reason field focused when Enter ends a composition', async ({ page, moderation }) => {
  await moderation.open();
  const file = await moderation.onScreen();
  await page.keyboard.press('w');
  await expect(moderation.reason).toBeFocused();
  for (const key of ['Enter', 'Escape']) await pressComposing(moderation.reason, key);
  await expect(moderation.reason).toBeFocused();
  await page.keyboard.type('rad');
  await expect(moderation.reason).toHaveValue('rad');
  expect(await moderation.onScreen()).toBe(file);
  await page.keyboard.press('Enter');
  await expect(moderation.reason).not.toBeFocused();
});

test('rejects several videos at once, which leave the queue of the moderator, and undoes it', async ({
  page,
  moderation,
}) => {
  const bulk = new BulkBar(page);
  await moderation.open();
  const first = await moderation.onScreen();
  const before = await moderation.waiting();
  await expect(moderation.rows).toHaveCount(5);

  await test.step('Approval of blurred videos says that no moderator has seen them', async () => {
    await bulk.selectPage();
    await bulk.pressBelow('Approve');
    await expect(bulk.dialog).toContainText('The pictures are blurred');
    await bulk.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(bulk.dialog).toBeHidden();
  });

  await test.step('Reject the page with one reason', async () => {
    await bulk.pressBelow('Reject');
    await bulk.dialog.getByRole('textbox', { name: 'Reason' }).fill('Copied');
    await bulk.dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(bulk.notice('Reject videos')).toContainText('5 done');
    await expect.poll(() => moderation.waiting()).toBe(before - 5);
    await expect.poll(() => moderation.onScreen()).not.toBe(first);
  });

  await test.step('The toast undoes all of them', async () => {
    await moderation.toast.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(bulk.notice('Undo: Reject videos')).toContainText('5 done');
    await expect.poll(() => moderation.waiting()).toBe(before);
  });
});
