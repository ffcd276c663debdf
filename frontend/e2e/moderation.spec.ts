// The moderation queue. The tests share one queue and decide in it, so they run one after another.
import { actOn } from './support/row-actions';
import { test } from './support/moderation';
import { expect } from './support/test';
import { videoOf } from './support/videos';

test.describe.configure({ mode: 'serial' });

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
    await actOn(moderation.rows.nth(1), 'Approve');
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
    await actOn(moderation.rows.first(), 'Reject');
    await shell.dialog.getByLabel('Reason').fill('Shows contact details');
    await shell.answer('Reject video');
    await expect.poll(async () => (await videoOf(context, approved)).status).toBe(2);
    expect(await videoOf(context, approved)).toMatchObject({ reason: 'Shows contact details' });
  });
});
