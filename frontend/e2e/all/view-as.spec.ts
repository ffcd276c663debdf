// Two views of panels at the same time, and what the person whose panel it is reads about them.
import { Shell } from '../pages/shell';
import { sets } from '../support/rights';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { bannerOf, view } from '../support/view-panel';

test('an Owner views another admin in parallel with the own panel, and the admin reads who it was', async ({
  page,
  browser,
  context,
}) => {
  await signIn(context, 'admin');
  const name = `Viewed Admin ${Date.now()}`;
  const theirs = await browser.newContext();
  await addAdmin(context, theirs, { name, sets: [sets.moderator] });
  await page.goto(`/admin/admins?search=${encodeURIComponent(name)}`);
  const press = async () => {
    await page.getByRole('button', { name: `More actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'View as' }).click();
  };
  const tab = await view(page, press, name);

  await test.step('The view has the menu of the other admin', async () => {
    await expect(bannerOf(tab)).toContainText(name);
    const { menu } = new Shell(tab);
    await expect(menu.getByRole('link', { name: /moderation|videos/i }).first()).toBeVisible();
    await expect(menu.getByRole('link', { name: /withdrawals/i })).toHaveCount(0);
  });

  await test.step('The admin sees the Owner in the sessions and the history, and can end the view', async () => {
    const own = await theirs.newPage();
    await own.goto('/admin/profile?tab=history');
    await expect(own.getByText(/^Panel viewed by /)).toBeVisible();
    await own.goto('/admin/profile?tab=sessions');
    const session = own.getByRole('listitem').filter({ hasText: 'Viewed by' });
    await session.getByRole('button', { name: /^End session/ }).click();
    await new Shell(own).answer('End view');
    await expect(session).toHaveCount(0);
    await tab.reload();
    await expect(tab.getByText('This view has ended')).toBeVisible();
  });
  await theirs.close();
});
