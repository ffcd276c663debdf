// Views of lists: private and shared ones, in the menu and as links. Each test has its own accounts.
import type { BrowserContext } from '@playwright/test';
import { ListMenu } from './pages/list-menu';
import { axeFaults } from './support/axe';
import { Shell } from './pages/shell';
import { addAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

const PATH = '/admin/manageUser';

/** Opens a page of a new admin, in a context of its own. `context` is signed in as the first admin. */
async function open(context: BrowserContext, own: BrowserContext, name: string) {
  await addAdmin(context, own, { name });
  const page = await own.newPage();
  return { page, menu: new ListMenu(page) };
}
/** The link of a view below its list in the panel's menu. */
const linked = (page: ListMenuPage, name: string) =>
  page.locator('#root').getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
type ListMenuPage = Parameters<typeof axeFaults>[0];

test('two admins have two views of one list; both use the one that is shared', async ({
  context,
  browser,
}) => {
  await signIn(context, 'admin');
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const shared = `Fresh ${Date.now()}`;
  const first = await open(context, contexts[0], `First ${shared}`);
  await signIn(context, 'admin');
  const other = await open(context, contexts[1], `Other ${shared}`);

  await test.step('The first person shares a view', async () => {
    await first.page.goto(`${PATH}?sort=-coin&limit=5`);
    await expect(first.menu.rows).toHaveCount(5);
    await first.menu.open();
    await first.menu.column('Phone').click();
    await first.menu.save(shared, { shared: true });
    await first.menu.close();
    await expect(first.page).toHaveURL(/view=[0-9a-f]{24}/);
    await expect(linked(first.page, shared)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('The other person has a private view', async () => {
    await other.page.goto(`${PATH}?limit=50`);
    await other.menu.open();
    await other.menu.save('My fifty');
    await other.menu.close();
    await first.page.reload();
    await expect(first.menu.rows).toHaveCount(5);
    await expect(linked(first.page, 'My fifty')).toHaveCount(0);
  });

  await test.step('The other person opens the shared view', async () => {
    await other.page.reload();
    await linked(other.page, shared).click();
    await expect(other.page).toHaveURL(/sort=-coin/);
    await expect(other.menu.rows).toHaveCount(5);
    expect(await other.menu.titles()).not.toContain('Phone');
    await linked(other.page, 'My fifty').click();
    await expect(other.page).not.toHaveURL(/sort/);
    await expect.poll(() => other.menu.titles()).toContain('Phone');
  });

  await test.step('Only the owner changes and deletes it', async () => {
    await linked(other.page, shared).click();
    await other.menu.open();
    await other.menu.settings(shared).click();
    await expect(other.menu.menu.getByRole('button', { name: 'Delete view' })).toHaveCount(0);
    await other.menu.menu.getByRole('checkbox', { name: 'Open this view from the menu' }).check();
    await other.menu.close();
    const entry = other.page.locator('#root').getByRole('navigation', { name: 'Menu' });
    await expect(entry.locator(`a[href^="${PATH}"]`).first()).toHaveAttribute('href', /view=/);
    await first.menu.open();
    await first.menu.settings(shared).click();
    await first.menu.deleteView();
    await expect(linked(first.page, shared)).toHaveCount(0);
    await other.page.goto(PATH);
    await expect(linked(other.page, shared)).toHaveCount(0);
  });
  for (const one of contexts) await one.close();
});

test('a link to a shared view works for a colleague; a private or deleted one says so', async ({
  context,
  browser,
  page,
  userList,
  listMenu,
  shell,
}) => {
  await signIn(context, 'admin');
  await addAdmin(context);
  await userList.open('?limit=10&sort=-coin');
  await listMenu.open();
  await listMenu.column('Phone').click();
  await listMenu.save('Rich', { shared: true });
  const id = new URL(page.url()).searchParams.get('view');

  const elsewhere = await browser.newContext();
  await signIn(elsewhere, 'admin');
  const other = await elsewhere.newPage();
  const menu = new ListMenu(other);
  await test.step('The colleague opens the link', async () => {
    await other.goto(`/admin/manageUser?view=${id}`);
    await expect(other).toHaveURL(/limit=10/);
    await expect(other).toHaveURL(/sort=-coin/);
    await expect(menu.rows).toHaveCount(10);
    expect(await menu.titles()).not.toContain('Phone');
    await expect(linked(other, 'Rich')).toBeVisible();
  });

  await test.step('What the colleague clears stays cleared', async () => {
    await other.goto(`/admin/manageUser?view=${id}`);
    await expect(menu.rows).toHaveCount(10);
    await other.locator('#root').getByRole('combobox', { name: 'Rows per page' }).selectOption('5');
    await expect(menu.rows).toHaveCount(5);
    await expect(menu.button).toHaveAccessibleName('View of the list: Rich, changed');
  });

  await test.step('The owner changes the view and saves the change', async () => {
    await listMenu.menu.getByText('Compact').click();
    await listMenu.menu.getByRole('button', { name: 'Save changes' }).click();
    await expect(listMenu.menu.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await page.reload();
    await expect(listMenu.button).toHaveAccessibleName('View of the list: Rich');
    await expect(page.locator('#root [data-density="compact"]')).toBeVisible();
  });

  await test.step('A view that is private again', async () => {
    await listMenu.open();
    await listMenu.settings('Rich').click();
    await listMenu.menu.getByRole('checkbox', { name: 'Share with all admins' }).click();
    await listMenu.close();
    await expect
      .poll(async () =>
        (await elsewhere.request.get(`/api/lists/views/${id}`, { headers: { 'X-Panel': 'admin' } })).status(),
      )
      .toBe(404);
    await other.goto(`/admin/manageUser?view=${id}`);
    await expect(new Shell(other).toasts.getByText('This view no longer exists')).toBeVisible();
  });

  await test.step('A deleted view', async () => {
    await listMenu.open();
    await listMenu.settings('Rich').click();
    expect(await axeFaults(page, 'moderate')).toEqual([]);
    await listMenu.deleteView();
    await expect(linked(page, 'Rich')).toHaveCount(0);
    await page.goto(`/admin/manageUser?view=${id}`);
    await expect(shell.toasts.getByText('This view no longer exists')).toBeVisible();
    await expect(page).toHaveURL('/admin/manageUser');
    await expect(listMenu.rows).toHaveCount(5);
  });
  await elsewhere.close();
});
