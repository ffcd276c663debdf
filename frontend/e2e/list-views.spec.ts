// Views of lists: private and shared ones, in the menu and as links. Each test has its own accounts.
import type { BrowserContext } from '@playwright/test';
import { ListMenu } from './pages/list-menu';
import { axeFaults } from './support/axe';
import { addAdmin } from './support/second-admin';
import { addAgencyAdmin, addBd } from './support/staff';
import { expect, signIn, test } from './support/test';

const PATH = '/bd/manageagencyadmin';
const password = 'fresh-views-1';

/** Signs a BD in to a context of its own. */
async function open(context: BrowserContext, id: string) {
  await signIn(context, 'bd', { id, password });
  const page = await context.newPage();
  return { page, menu: new ListMenu(page) };
}
/** The link of a view below its list in the panel's menu. */
const linked = (page: ListMenuPage, name: string) =>
  page.locator('#root').getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
type ListMenuPage = Parameters<typeof axeFaults>[0];

test('two people have two views of one list; a shared one shows each their own records', async ({
  context,
  browser,
}) => {
  await signIn(context, 'admin');
  const [one, two] = [await addBd(context, password, 'First BD'), await addBd(context, password, 'Other BD')];
  const ofOne = await addAgencyAdmin(context, one.uniqueId);
  await addAgencyAdmin(context, one.uniqueId);
  const ofTwo = await addAgencyAdmin(context, two.uniqueId);
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const first = await open(contexts[0], one.uniqueId);
  const other = await open(contexts[1], two.uniqueId);
  const shared = `Fresh ${ofOne.uniqueId}`;

  await test.step('The first person shares a view', async () => {
    await first.page.goto(`${PATH}?search=Fresh&limit=20`);
    await expect(first.menu.rows).toHaveCount(2);
    await first.menu.open();
    await first.menu.column('Image').click();
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
    await expect(first.menu.rows).toHaveCount(2);
    await expect(linked(first.page, 'My fifty')).toHaveCount(0);
  });

  await test.step('The other person opens the shared view', async () => {
    await other.page.reload();
    await linked(other.page, shared).click();
    await expect(other.page).toHaveURL(/search=Fresh/);
    await expect(other.menu.rows).toHaveCount(1);
    await expect(other.menu.rows).toContainText(ofTwo.uniqueId);
    expect(await other.menu.titles()).not.toContain('Image');
    await linked(other.page, 'My fifty').click();
    await expect(other.page).not.toHaveURL(/search/);
    await expect.poll(() => other.menu.titles()).toContain('Image');
  });

  await test.step('Only the owner changes and deletes it', async () => {
    await linked(other.page, shared).click();
    await other.menu.open();
    await other.menu.settings(shared).click();
    await expect(other.menu.menu.getByRole('button', { name: 'Delete view' })).toHaveCount(0);
    await other.menu.menu.getByRole('checkbox', { name: 'Open this view from the menu' }).check();
    await other.menu.close();
    await expect(
      other.page.locator('#root').getByRole('link', { name: 'Manage agency admin' }).first(),
    ).toHaveAttribute('href', /view=/);
    await first.menu.open();
    await first.menu.settings(shared).click();
    await first.menu.deleteView();
    await expect(linked(first.page, shared)).toHaveCount(0);
    await other.page.goto(PATH);
    await expect(linked(other.page, shared)).toHaveCount(0);
  });
  for (const one of contexts) await one.close();
});

test('a link to a private view works for a colleague; a deleted one says so', async ({
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
  await listMenu.save('Rich');
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
    await expect(linked(other, 'Rich')).toHaveCount(0);
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
