// The moderation queue. The tests share one queue and decide in it, so they run one after another.
import { ModerationPage } from './pages/moderation-page';
import { expect, signIn, test } from './support/test';
import { anotherAdmin, post, videoOf } from './support/videos';

test.describe.configure({ mode: 'serial' });

let moderation: ModerationPage;
test.beforeEach(async ({ page, context }) => {
  await signIn(context, 'admin');
  moderation = new ModerationPage(page);
});
test.afterEach(async ({ context }) => {
  // A browser that is closed by force has no time to let go of its videos.
  await post(context.request, 'moderation/release', {});
});

test('shows the video with the lowest safe value, and the queue in that order', async ({ page }) => {
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

test('hides the picture until it is asked for, and plays it', async ({ page }) => {
  await moderation.open();
  await expect(moderation.show).toBeVisible();
  const paused = () => moderation.player.evaluate((video: HTMLVideoElement) => video.paused);
  expect(await paused()).toBe(true);
  await page.keyboard.press('Space');
  await expect(moderation.show).toBeHidden();
  await expect.poll(paused).toBe(false);
  const muted = () => moderation.player.evaluate((video: HTMLVideoElement) => video.muted);
  expect(await muted()).toBe(true);
  await page.keyboard.press('m');
  expect(await muted()).toBe(false);
  await expect
    .poll(() => moderation.player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press('Space');
  await expect.poll(paused).toBe(true);
});

test('remembers in this browser that nothing is to be blurred', async ({ page }) => {
  await moderation.open();
  await page.keyboard.press('b');
  await expect(moderation.blur).not.toBeChecked();
  await expect(moderation.show).toBeHidden();
  await page.reload();
  await expect(moderation.choice('Approve')).toBeVisible();
  await expect(moderation.blur).not.toBeChecked();
  await expect(moderation.show).toBeHidden();
});

test('decides by key, the next one there at once, and lists what is done with a way back', async ({
  page,
  context,
  shell,
}) => {
  await moderation.open();
  const first = await moderation.onScreen();
  // Nobody approves what nobody has seen: the first press shows the picture.
  await page.keyboard.press('a');
  await expect(moderation.show).toBeHidden();
  await expect(moderation.said).toHaveText('Watch the video before you approve it.');
  expect(await moderation.onScreen()).toBe(first);
  await page.keyboard.press('a');
  await expect.poll(() => moderation.onScreen()).not.toBe(first);
  await expect(moderation.status).toContainText('Approved: video of');
  const second = await moderation.onScreen();
  await page.keyboard.press('w');
  await expect(moderation.reason).toBeFocused();
  await page.keyboard.type('Shows contact details');
  await page.keyboard.press('Enter');
  await expect(moderation.stage).toBeFocused();
  await page.keyboard.press('r');
  await expect.poll(() => moderation.onScreen()).not.toBe(second);
  await expect(moderation.reason).toHaveValue('');
  await expect(moderation.done.getByRole('listitem')).toHaveCount(2);
  await expect(moderation.done.getByRole('listitem').first()).toContainText('Rejected');
  expect(await shell.sidewaysScroll()).toBeLessThanOrEqual(0);
  expect(await videoOf(context, first)).toMatchObject({ status: 1 });
  expect(await videoOf(context, second)).toMatchObject({ status: 2, reason: 'Shows contact details' });

  // A letter that is typed is a letter.
  const third = await moderation.onScreen();
  await page.keyboard.press('w');
  await page.keyboard.type('ard');
  expect(await moderation.onScreen()).toBe(third);
  await page.keyboard.press('Escape');

  // Before the decision is answered it is the last one already.
  const goOn = moderation.holdDecisions();
  await page.keyboard.press('d');
  await expect.poll(() => moderation.onScreen()).not.toBe(third);
  await page.keyboard.press('u');
  goOn();
  await expect.poll(() => moderation.onScreen()).toBe(third);
  const owner = await moderation.fact('Username').getByRole('link').first().innerText();
  await expect(moderation.said).toHaveText(
    `Decision on the video of ${owner} undone. The video is back in the queue.`,
  );
  await expect(moderation.done.getByRole('listitem')).toHaveCount(2);
  expect(await videoOf(context, third)).toMatchObject({ status: 0 });

  await page.keyboard.press('u');
  await expect.poll(() => moderation.onScreen()).toBe(second);
  await expect(moderation.done.getByRole('listitem')).toHaveCount(1);
  expect(await videoOf(context, second)).toMatchObject({ status: 0 });
  await moderation.done.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => moderation.onScreen()).toBe(first);
  await expect(moderation.done).toContainText('You can undo them here.');
});

test('goes on to the next one by N and comes back to it when asked', async ({ page }) => {
  await moderation.open();
  const first = await moderation.onScreen();
  await page.keyboard.press('n');
  await expect.poll(() => moderation.onScreen()).not.toBe(first);
  await page.reload();
  await expect.poll(() => moderation.onScreen()).toBe(first);
});

test('decides in the list too, and hides the row', async ({ page, context }) => {
  await moderation.open();
  const row = moderation.rows.nth(4);
  const id = await row.getAttribute('data-row');
  await row.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await moderation.tab('Deleted').click();
  await expect(page).toHaveURL(/status=Deleted/);
  await expect(moderation.rows.first()).toContainText('Meera Nair');
  await moderation.rows
    .first()
    .getByRole('button', { name: /^Return to the queue/ })
    .click();
  await expect(moderation.done).toContainText('You can undo them here.');
  expect(await videoOf(context, await moderation.onScreen())).toMatchObject({ status: 0 });
});

test('rejects an approved video in one step, with a reason, and counts what waits in the menu', async ({
  page,
  context,
  shell,
}) => {
  await moderation.open();
  const file = await moderation.onScreen();
  const owner = moderation.fact('Username').getByRole('link').first();
  await expect(owner).toHaveAttribute('href', /ViewUser\?id=/);
  const before = await moderation.waiting();
  // In the list too the video is shown before it can be approved.
  await moderation.rows
    .nth(1)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(moderation.said).toHaveText('Watch the video before you approve it.');
  await expect.poll(() => moderation.onScreen()).not.toBe(file);
  const approved = await moderation.onScreen();
  await expect(moderation.stage).toBeFocused();
  await page.keyboard.press('Space');
  await expect(moderation.show).toBeHidden();
  await page.keyboard.press('a');
  await expect.poll(() => moderation.onScreen()).not.toBe(approved);
  await expect.poll(() => moderation.waiting()).toBe(before - 1);

  await moderation.tab('Approved').click();
  await moderation.rows
    .first()
    .getByRole('button', { name: /^Reject/ })
    .click();
  await shell.dialog.getByLabel('Reason').fill('Shows contact details');
  await shell.answer('Reject video');
  await expect.poll(async () => (await videoOf(context, approved)).status).toBe(2);
  expect(await videoOf(context, approved)).toMatchObject({ reason: 'Shows contact details' });
});

test('gives two people different videos, and tells the second of two deciders who was first', async ({
  context,
  browser,
}) => {
  const theirs = await browser.newContext();
  await anotherAdmin(context, theirs, '9000000077');
  const other = new ModerationPage(await theirs.newPage());
  await moderation.open();
  await other.open();
  const mine = await moderation.onScreen();
  expect(await other.onScreen()).not.toBe(mine);

  // Decided by the other one without the screen, as an older client would.
  const { _id } = await videoOf(context, mine);
  const decided = await post(theirs.request, 'content/aprovereject', { id: _id, status: 1 });
  expect(decided.ok()).toBe(true);
  await moderation.choice('Reject').click();
  await expect(moderation.toast).toContainText('Approved by Ravi Rao');
  await expect.poll(() => moderation.onScreen()).not.toBe(mine);
  await post(theirs.request, 'moderation/undo', { id: _id });
  await theirs.close();
});

test('lets go of its videos on leaving, and holds no others when a decision is answered after that', async ({
  page,
  context,
}) => {
  await moderation.open();
  const decided = await moderation.onScreen();
  const goOn = moderation.holdDecisions();
  await page.keyboard.press('Space');
  await expect(moderation.show).toBeHidden();
  await page.keyboard.press('a');
  await expect.poll(() => moderation.onScreen()).not.toBe(decided);
  const file = await moderation.onScreen();
  expect((await videoOf(context, file)).claimedBy).toBe('Meera Nair');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Videos' }).click();
  await expect.poll(async () => (await videoOf(context, file)).claimedBy).toBe('');
  const answer = page.waitForResponse(/aprovereject/);
  goOn();
  await answer;
  // What the answer sets off has begun by the time that a later request is through.
  await page.evaluate(() => fetch('/api/health/live'));
  expect((await videoOf(context, file)).claimedBy).toBe('');
  const { _id } = await videoOf(context, decided);
  expect((await post(context.request, 'moderation/undo', { id: _id })).ok()).toBe(true);
  await moderation.open();
  await page.goto('/api/docs');
  await expect.poll(async () => (await videoOf(context, file)).claimedBy).toBe('');
});
