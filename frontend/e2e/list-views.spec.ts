// Views of lists: private and shared ones, in the menu and as links. Each test has its own accounts.
import type { BrowserContext } from '@playwright/test';
import { linkedView, ListMenu } from './pages/list-menu';
import { addAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

const PATH = '/admin/manageUser';

/** Opens a page of a new admin, in a context of its own. `context` is signed in as the first admin. */
async function open(context: BrowserContext, own: BrowserContext, name: string) {
  await addAdmin(context, own, { name });
  const page = await own.newPage();
  return { page, menu: new ListMenu(page) };
}

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
    await expect(linkedView(first.page, shared)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('The other person has a private view', async () => {
    await other.page.goto(`${PATH}?limit=50`);
    await other.menu.open();
    await other.menu.save('My fifty');
    await other.menu.close();
    await first.page.reload();
    await expect(first.menu.rows).toHaveCount(5);
    await expect(linkedView(first.page, 'My fifty')).toHaveCount(0);
  });

  await test.step('The other person opens the shared view', async () => {
    await other.page.reload();
    await linkedView(other.page, shared).click();
    await expect(other.page).toHaveURL(/sort=-coin/);
    await expect(other.menu.rows).toHaveCount(5);
    expect(await other.menu.titles()).not.toContain('Phone');
    await linkedView(other.page, 'My fifty').click();
    await expect(other.page).not.toHaveURL(/sort/);
    await expect.poll(() => other.menu.titles()).toContain('Phone');
  });

  await test.step('Only the owner changes and deletes it', async () => {
    await linkedView(other.page, shared).click();
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
    await expect(linkedView(first.page, shared)).toHaveCount(0);
    await other.page.goto(PATH);
    await expect(linkedView(other.page, shared)).toHaveCount(0);
  });
  for (const one of contexts) await one.close();
});
