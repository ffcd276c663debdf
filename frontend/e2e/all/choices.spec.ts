// Fields with choices from the server: their messages when the choices do not load, and how to recover.
import { chooseOption } from '../support/choose-option';
import { addBranch, chooseParent } from '../support/hierarchy';
import { interceptable } from '../support/interceptable';
import { expect, signIn, test } from '../support/test';
import { plainUserAt } from '../support/users';
import { withoutFirstData } from '../support/without-first-data';

test.beforeEach(async ({ context }) => {
  await signIn(context, 'admin');
  await withoutFirstData(context);
});

const down = { status: 503, json: { success: false, message: 'Service unavailable' } };

test('loads categories again when the list is opened after a failure', async ({ page }) => {
  let works = false;
  await page.route(/livegiftcategory/i, (route) => (works ? route.continue() : route.fulfill(down)));
  await page.goto('/admin/addLiveGift');
  const field = page.getByRole('combobox', { name: 'Category' });
  await expect(field).toHaveAccessibleDescription(/could not be loaded/);
  works = true;
  await field.click();
  await page.getByRole('option', { name: 'Popular', exact: true }).click();
  await expect(field).toHaveValue('Popular');
  await expect(field).not.toHaveAccessibleDescription(/could not be loaded/);
});

test('reports a failed search for a BD as a failure, not as an empty result', async ({ page }) => {
  let works = false;
  await page.route('**/api/bdpanel/getbd?**', (route) => (works ? route.continue() : route.fulfill(down)));
  await page.goto('/admin/addAgencyAdmin');
  const field = page.getByRole('combobox', { name: 'BD' });
  await field.fill('BD1');
  await expect(page.getByText('The search failed. Type again to retry.')).toBeVisible();
  works = true;
  await field.fill('BD100001');
  await page.getByRole('option', { name: /BD100001/ }).click();
  await expect(field).toHaveValue(/BD100001/);
});

test('keeps the tag and says so when the tags cannot be loaded', async ({
  page,
  context,
  shell,
  userPage,
}) => {
  await interceptable(page);
  const { _id } = await plainUserAt(context, 15);
  await userPage.open(_id);
  await chooseOption(userPage.tag, 'Rising Star');
  await expect(shell.toasts.getByRole('status')).toBeVisible();
  await page.route('**/api/admin/tag/**', (route) => route.fulfill(down));
  await page.reload();
  await expect(userPage.tag).toBeDisabled();
  await expect(userPage.tag).toHaveAccessibleDescription(/could not be loaded/);
  await expect(userPage.tag).toHaveValue('Has a tag');
});

test('asks for accounts by name in every picker', async ({ page, context, hostList }) => {
  const { bd, agency } = await addBranch(context);
  /** Waits until the page asks for a list by name, with these further parameters. */
  const askedByName = (path: string, more: Record<string, string> = {}) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      const wanted = Object.entries({ sort: 'name', ...more });
      return pathname === `/api/${path}` && wanted.every(([name, value]) => searchParams.get(name) === value);
    });
  const [bds, agencyAdmins] = ['bdpanel/getbd', 'agencadminpanel/getall'] as const;
  const agencies = 'admin/agencyPanel/getAgencyPanel';

  await test.step('The BD of an agency admin', async () => {
    await Promise.all([askedByName(bds), page.goto('/admin/addAgencyAdmin')]);
  });
  await test.step('The BD and the agency admin of an agency', async () => {
    await Promise.all([askedByName(bds), askedByName(agencyAdmins), page.goto('/admin/addAgency')]);
    const ofBd = askedByName(agencyAdmins, { bd: bd.uniqueId });
    await chooseParent(page, 'BD', bd.uniqueId);
    await ofBd;
  });
  await test.step('The agency of a host', async () => {
    await Promise.all([askedByName(agencies), page.goto('/admin/applyHost')]);
  });
  await test.step('The new agency admin of an agency', async () => {
    await page.goto(`/admin/viewAgency?id=${agency._id}`);
    const asked = askedByName(agencyAdmins);
    await page.getByRole('button', { name: 'Move' }).click();
    await asked;
  });
  await test.step('The new agency of hosts', async () => {
    await page.goto('/admin/approvedHost');
    await hostList.selectAll.check();
    const asked = askedByName(agencies);
    await page.getByRole('button', { name: 'Move selected' }).click();
    await asked;
  });
});
