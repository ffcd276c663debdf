// The moderation queue. The tests share one queue and decide in it, so they run one after another.
import { actOn } from '../support/row-actions';
import { ModerationPage } from '../pages/moderation-page';
import { test } from '../support/moderation';
import type { Video } from '../../src/api/videos.gen';
import { addAdmin, secondAdmin } from '../support/second-admin';
import { expect } from '../support/test';
import { post, videoOf } from '../support/videos';
import { BulkBar } from '../pages/bulk-bar';
import { pressComposing } from '../support/input-method';

test.describe.configure({ mode: 'serial' });

test('hides the picture until the moderator shows it, and plays the video', async ({ page, moderation }) => {
  await moderation.open();
  await expect(moderation.show).toBeVisible();
  expect(await moderation.paused()).toBe(true);
  await page.keyboard.press('Space');
  await expect(moderation.show).toBeHidden();
  await expect.poll(() => moderation.paused()).toBe(false);
  expect(await moderation.muted()).toBe(true);
  await page.keyboard.press('m');
  expect(await moderation.muted()).toBe(false);
  await expect.poll(() => moderation.playedSeconds()).toBeGreaterThan(0.2);
  await page.keyboard.press('Space');
  await expect.poll(() => moderation.paused()).toBe(true);
});

test('remembers in this browser that blur is off', async ({ page, moderation }) => {
  await moderation.open();
  await page.keyboard.press('b');
  await expect(moderation.blur).not.toBeChecked();
  await expect(moderation.show).toBeHidden();
  await page.reload();
  await expect(moderation.choice('Approve')).toBeVisible();
  await expect(moderation.blur).not.toBeChecked();
  await expect(moderation.show).toBeHidden();
});

test('decides by key, shows the next video at once and offers to undo', async ({
  page,
  context,
  shell,
  moderation,
}) => {
  await moderation.open();
  const first = await moderation.onScreen();

  await test.step('Press Approve twice: the first press only shows the picture', async () => {
    await page.keyboard.press('a');
    await expect(moderation.show).toBeHidden();
    await expect(moderation.said).toHaveText('Watch the video before you approve it.');
    expect(await moderation.onScreen()).toBe(first);
    await page.keyboard.press('a');
    await expect.poll(() => moderation.onScreen()).not.toBe(first);
    await expect(moderation.status).toContainText('Approved: video of');
  });
  const second = await moderation.onScreen();

  await test.step('Write a reason and reject', async () => {
    await page.keyboard.press('w');
    await expect(moderation.reason).toBeFocused();
    await page.keyboard.type('Shows contact details');
    await page.keyboard.press('Enter');
    await expect(moderation.stage).toBeFocused();
    await page.keyboard.press('r');
    await expect(moderation.said).toHaveText('Watch the video before you reject it.');
    await page.keyboard.press('r');
    await expect.poll(() => moderation.onScreen()).not.toBe(second);
    await expect(moderation.reason).toHaveValue('');
  });

  await test.step('The session list shows both decisions', async () => {
    await expect(moderation.done.getByRole('listitem')).toHaveCount(2);
    await expect(moderation.done.getByRole('listitem').first()).toContainText('Rejected');
    expect(await shell.sidewaysScroll()).toBeLessThanOrEqual(0);
    expect(await videoOf(context, first)).toMatchObject({ status: 1 });
    expect(await videoOf(context, second)).toMatchObject({ status: 2, reason: 'Shows contact details' });
  });

  const third = await moderation.onScreen();

  await test.step('Letters in the reason field decide nothing', async () => {
    await page.keyboard.press('w');
    await page.keyboard.type('ard');
    expect(await moderation.onScreen()).toBe(third);
    await page.keyboard.press('Escape');
  });

  const answerDecisions = moderation.holdDecisions();

  await test.step('Delete asks, and D again confirms; undo before the server has answered', async () => {
    await page.keyboard.press('d');
    await expect(shell.dialog).toContainText('Delete the video of');
    await page.keyboard.press('Escape');
    await expect(moderation.toast).toContainText('Cancelled. The video was not deleted');
    await expect(shell.dialog).toBeHidden();
    expect(await moderation.onScreen()).toBe(third);
    await page.keyboard.press('d');
    await expect(shell.dialog).toBeVisible();
    await page.keyboard.press('d');
    await expect.poll(() => moderation.onScreen()).not.toBe(third);
    await expect(shell.dialog).toBeHidden();
    await page.keyboard.press('u');
    answerDecisions();
    await expect.poll(() => moderation.onScreen()).toBe(third);
  });
  const owner = await moderation.fact('Username').getByRole('link').first().innerText();

  await test.step('The message names the undone decision', async () => {
    await expect(moderation.said).toHaveText(
      `Decision on the video of ${owner} undone. The video is back in the queue.`,
    );
    await expect(moderation.done.getByRole('listitem')).toHaveCount(2);
    expect(await videoOf(context, third)).toMatchObject({ status: 0 });
  });

  await test.step('Undo the rejection by key and the approval in the list', async () => {
    await page.keyboard.press('u');
    await expect.poll(() => moderation.onScreen()).toBe(second);
    await expect(moderation.done.getByRole('listitem')).toHaveCount(1);
    expect(await videoOf(context, second)).toMatchObject({ status: 0 });
    await moderation.done.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => moderation.onScreen()).toBe(first);
    await expect(moderation.done).toContainText('You can undo them here.');
  });
});

test('should require a seen video and a reason when a moderator rejects', async ({
  page,
  context,
  moderation,
}) => {
  await moderation.open();
  const first = await moderation.onScreen();

  await test.step('Reject an unseen video: it is shown first', async () => {
    await page.keyboard.press('r');
    await expect(moderation.said).toHaveText('Watch the video before you reject it.');
    await expect(moderation.show).toBeHidden();
    expect(await moderation.onScreen()).toBe(first);
  });

  await test.step('Reject without a reason: the field says so and has the focus', async () => {
    await page.keyboard.press('r');
    await expect(moderation.reason).toBeFocused();
    await expect(moderation.reason).toHaveAccessibleDescription(/Give a reason to reject the video/);
    expect(await videoOf(context, first)).toMatchObject({ status: 0 });
  });

  await test.step('Reject with a reason', async () => {
    await page.keyboard.type('Violence');
    await page.keyboard.press('Enter');
    await page.keyboard.press('r');
    await expect.poll(() => moderation.onScreen()).not.toBe(first);
    await expect.poll(async () => (await videoOf(context, first)).status).toBe(2);
    await page.keyboard.press('u');
    await expect.poll(() => moderation.onScreen()).toBe(first);
  });
});

test('should delete without a question when the moderator turned it off for this queue', async ({
  page,
  moderation,
  shell,
}) => {
  await moderation.open();
  const first = await moderation.onScreen();
  const asks = page.getByRole('switch', { name: 'Ask before Delete' });
  await asks.uncheck();
  await expect(asks).not.toBeChecked();
  await page.keyboard.press('d');
  await expect.poll(() => moderation.onScreen()).not.toBe(first);
  await expect(shell.dialog).toHaveCount(0);
  await page.keyboard.press('u');
  await expect.poll(() => moderation.onScreen()).toBe(first);
  await page.reload();
  await expect(asks).not.toBeChecked();
  await asks.check();
  await expect(asks).toBeChecked();
});

test('skips a video with N and shows the video again after a reload', async ({ page, moderation }) => {
  await moderation.open();
  const first = await moderation.onScreen();
  await page.keyboard.press('n');
  await expect.poll(() => moderation.onScreen()).not.toBe(first);
  await page.reload();
  await expect.poll(() => moderation.onScreen()).toBe(first);
});

test('decides in the list and hides the row', async ({ page, context, moderation, shell }) => {
  await moderation.open();
  const row = moderation.rows.nth(4);
  const id = await row.getAttribute('data-row');
  await actOn(row, 'Delete');
  await shell.answer('Delete video');
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await moderation.tab('Deleted').click();
  await expect(page).toHaveURL(/status=Deleted/);
  await expect(moderation.rows.first()).toContainText('Meera Nair');
  await actOn(moderation.rows.first(), 'Return to the queue');
  await expect(moderation.done).toContainText('You can undo them here.');
  expect(await videoOf(context, await moderation.onScreen())).toMatchObject({ status: 0 });
});

test('releases its videos on leaving, also when a decision is answered later', async ({
  page,
  context,
  moderation,
}) => {
  await moderation.open();
  const decided = await moderation.onScreen();
  const answerDecisions = moderation.holdDecisions();
  await page.keyboard.press('Space');
  await expect(moderation.show).toBeHidden();
  await page.keyboard.press('a');
  await expect.poll(() => moderation.onScreen()).not.toBe(decided);
  const file = await moderation.onScreen();
  expect((await videoOf(context, file)).claimedBy).toBe('Meera Nair');

  await test.step('Leave the queue: the claimed video is released', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Videos', exact: true }).click();
    await expect.poll(async () => (await videoOf(context, file)).claimedBy).toBe('');
  });
  await test.step('The late answer claims no video', async () => {
    const answer = page.waitForResponse(/aprovereject/);
    answerDecisions();
    await answer;
    // Effects of the answer have started when a later request is complete.
    await page.evaluate(() => fetch('/api/health/live'));
    expect((await videoOf(context, file)).claimedBy).toBe('');
  });
  const { _id } = await videoOf(context, decided);

  await test.step('Undo, open the queue and leave the panel', async () => {
    expect((await post(context.request, 'moderation/undo', { id: _id })).ok()).toBe(true);
    await moderation.open();
    await page.goto('/api/docs');
    await expect.poll(async () => (await videoOf(context, file)).claimedBy).toBe('');
  });
});

test('gives two moderators different videos and names the first decider', async ({
  page,
  context,
  browser,
  moderation,
}) => {
  const theirs = await browser.newContext();
  await addAdmin(context, theirs);
  const other = new ModerationPage(await theirs.newPage());
  await moderation.open();
  await other.open();
  const mine = await moderation.onScreen();
  expect(await other.onScreen()).not.toBe(mine);
  const { _id } = await videoOf(context, mine);

  const decided = await post(theirs.request, 'content/aprovereject', { id: _id, status: 1 });
  expect(decided.ok()).toBe(true);
  await page.keyboard.press('Space');
  await moderation.reason.fill('Violence');
  await moderation.choice('Reject').click();
  await expect(moderation.toast).toContainText('This video was approved by Ravi Rao');
  await expect.poll(() => moderation.onScreen()).not.toBe(mine);
  await post(theirs.request, 'moderation/undo', { id: _id });
  await theirs.close();
});

test('the counts in the menu and in the title follow the decision of a colleague', async ({
  page,
  browser,
  moderation,
}) => {
  const colleague = await secondAdmin(browser);
  await moderation.open();
  const before = await moderation.waiting();
  await expect(page).toHaveTitle(new RegExp(`^\\(${before}\\) Moderation`));
  const listed = await colleague.request.get('/api/admin/content/getVulgar?status=0&page=1&limit=100', {
    headers: { 'X-Panel': 'admin' },
  });
  const id = ((await listed.json()) as { details: Video[] }).details.at(-1)!._id;

  await post(colleague.request, 'content/aprovereject', { id, status: 2 });
  await expect.poll(() => moderation.waiting()).toBe(before - 1);
  await expect(page).toHaveTitle(new RegExp(`^\\(${before - 1}\\) Moderation`));
  await post(colleague.request, 'moderation/undo', { id });
  await expect.poll(() => moderation.waiting()).toBe(before);
  await colleague.close();
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
