// An Owner views the panels of others in separate tabs, in parallel with the sessions of the same browser.
import { Shell } from './pages/shell';
import { addBd } from './support/staff';
import { expect, signIn, test } from './support/test';
import { bannerOf, view } from './support/view-panel';

test('an Owner views the panel of a BD, changes nothing and goes back', async ({
  page,
  context,
  staffList,
}) => {
  await signIn(context, 'admin');
  const bd = await addBd(context, 'viewed-by-owner-1', 'Viewed BD');
  // A session of another BD in the same browser must not show in the view.
  await signIn(context, 'bd');
  await page.goto(`/admin/manageBd?search=${encodeURIComponent(bd.name)}`);
  const tab = await view(page, () => staffList.act(bd.name, 'View as'), bd.name);
  const shell = new Shell(tab);

  await test.step('The banner is on every page, also after a reload', async () => {
    await expect(bannerOf(tab)).toContainText(`You see the panel of ${bd.name}. Nothing can be changed.`);
    await expect(bannerOf(tab)).toContainText(/(29|30) minutes left/);
    await expect(tab).toHaveURL(/\/view\/[0-9a-f]{24}\/bd\/dashboard$/);
    await shell.menu.getByRole('link', { name: /agency admin/i }).click();
    await expect(shell.title('agency admin')).toBeVisible();
    await expect(tab).toHaveURL(/\/view\/[0-9a-f]{24}\/bd\/manageagencyadmin/);
    await tab.reload();
    await expect(shell.title('agency admin')).toBeVisible();
    await expect(bannerOf(tab)).toContainText(bd.name);
    await expect(shell.account).toHaveAccessibleName(new RegExp(bd.name));
  });

  await test.step('A change is refused, and what was typed stays', async () => {
    const address = new URL(tab.url()).pathname.replace(/\/bd\/.*/, '/bd/profile');
    await tab.goto(address);
    await tab.getByRole('button', { name: 'Edit Profile' }).click();
    const name = tab.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Changed in a view');
    await tab.getByRole('button', { name: 'Save Changes' }).click();
    await expect(shell.toasts.getByText(`You are viewing the panel of ${bd.name}.`)).toBeVisible();
    await expect(name).toHaveValue('Changed in a view');
  });

  await test.step('The other panels of the browser stay as they are', async () => {
    const own = await context.newPage();
    await own.goto('/bd/dashboard');
    await expect(new Shell(own).title('Dashboard')).toBeVisible();
    await expect(bannerOf(own)).toHaveCount(0);
    await expect(new Shell(own).account).not.toHaveAccessibleName(new RegExp(bd.name));
    await own.close();
    await page.reload();
    await expect(bannerOf(page)).toHaveCount(0);
    await expect(staffList.row(bd.name)).toBeVisible();
  });

  await test.step('End leads to the panel of the Owner, and the address of the view shows nothing more', async () => {
    const address = tab.url();
    // The unsaved name: the page asks before it is left.
    tab.on('dialog', (dialog) => void dialog.accept());
    await bannerOf(tab).getByRole('button', { name: 'End' }).click();
    await expect(tab).toHaveURL(/\/admin$/);
    await expect(bannerOf(tab)).toHaveCount(0);
    await tab.goto(address);
    await expect(tab.getByText('This view has ended')).toBeVisible();
    await tab.getByRole('link', { name: 'Go to your panel' }).click();
    await expect(tab).toHaveURL(/\/admin$/);
  });
});
