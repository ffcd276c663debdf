// Two people edit one record in the panels of BDs, agency admins and agencies: each kind of form that these panels have.
// The forms of the admin: conflicts.spec.ts and all/conflict-forms.spec.ts.
import type { BrowserContext, Page } from '@playwright/test';
import { panels, type PanelKey } from '../../src/lib/panels';
import { ConflictDialog } from '../pages/conflict-dialog';
import { Shell } from '../pages/shell';
import { axeFaults } from '../support/axe';
import { addBranch } from '../support/hierarchy';
import { expect, signIn, test } from '../support/test';

const password = 'some-password-1';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

type Staff = 'bd' | 'agencyadmin' | 'agency';
let branch: Awaited<ReturnType<typeof addBranch>>;
let colleague: BrowserContext;

/** Signs the new account of a panel in to a browser. */
const enter = (context: BrowserContext, panel: Staff) => {
  const { uniqueId: id } = { bd: branch.bd, agencyadmin: branch.agencyAdmin, agency: branch.agency }[panel];
  return signIn(context, panel, { id, password });
};

test.beforeEach(async ({ context, browser }) => {
  branch = await addBranch(context);
  colleague = await browser.newContext();
});
test.afterEach(() => colleague.close());

/** Two windows edit the own profile of one account. */
async function editOwnProfile(page: Page, panel: Staff) {
  await enter(page.context(), panel);
  await enter(colleague, panel);
  const other = await colleague.newPage();
  const conflict = new ConflictDialog(page);
  const email = `later.${branch[panel === 'agencyadmin' ? 'agencyAdmin' : panel]._id}@example.com`;
  for (const window of [page, other]) {
    await window.goto(panels[panel as PanelKey].profile);
    await window.getByRole('button', { name: 'Edit Profile' }).click();
  }
  await field(other, 'Name').fill('From the other window');
  await field(other, 'Email').fill(email);
  await save(other);
  await expect(other.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  await test.step('Both values of the field are shown, and the other change is listed', async () => {
    await field(page, 'Name').fill('From this window');
    await save(page);
    await expect(conflict.choices).toHaveCount(1);
    await expect(conflict.side('Name', 'Yours')).toHaveAccessibleName(/From this window$/);
    await expect(conflict.side('Name', 'Now')).toHaveAccessibleName(/From the other window$/);
    await conflict.showOthers();
    await expect(conflict.other('Email')).toContainText(email);
  });

  await test.step('The chosen value and the other change are saved', async () => {
    await conflict.save.click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(field(page, 'Name')).toHaveValue('From this window');
    await expect(field(page, 'Email')).toHaveValue(email);
  });
  await other.close();
}

test('the own profile of each panel: two windows', async ({ page }) => {
  for (const panel of ['bd', 'agencyadmin', 'agency'] as const)
    await test.step(panel, () => editOwnProfile(page, panel));
});

/** The panel's form and the admin's form of one account, with a change of the admin. */
async function editBelow(page: Page, own: string, theirs: string) {
  await signIn(colleague, 'admin');
  const other = await colleague.newPage();
  const conflict = new ConflictDialog(page);
  await page.goto(own);
  await other.goto(theirs);
  await field(page, 'Name').fill('Named by the panel');
  await field(other, 'Name').fill('Named by the admin');
  await save(other);
  await expect(other).not.toHaveURL((url) => url.pathname + url.search === theirs);
  await save(page);
  await expect(conflict.side('Name', 'Yours')).toHaveAccessibleName(/Named by the panel$/);
  await expect(conflict.side('Name', 'Now')).toHaveAccessibleName(/Named by the admin$/);
  return { conflict, other };
}

test('an agency admin, edited by the BD and the admin: the BD takes the value of the admin', async ({
  page,
  context,
}) => {
  await enter(context, 'bd');
  const { _id } = branch.agencyAdmin;
  const { conflict } = await editBelow(
    page,
    `/bd/editagencyadimin?id=${_id}`,
    `/admin/editagencyadmin?id=${_id}`,
  );

  await test.step('The panel does not name the admin', async () => {
    await expect(conflict.root).not.toHaveAccessibleName(/Meera Nair/);
  });
  await conflict.side('Name', 'Now').check();
  await conflict.save.click();
  await expect(page).not.toHaveURL(/editagencyadimin/);
  await page.goto(`/bd/editagencyadimin?id=${_id}`);
  await expect(field(page, 'Name')).toHaveValue('Named by the admin');
});

test('an agency, edited by the agency admin and the admin: the agency admin keeps the own value', async ({
  page,
  context,
}) => {
  await enter(context, 'agencyadmin');
  const { _id } = branch.agency;
  const { conflict, other } = await editBelow(
    page,
    `/agencyadmin/editagency?id=${_id}`,
    `/admin/editAgency?id=${_id}`,
  );

  await test.step('Cancel keeps what was typed, and the next save asks again', async () => {
    await conflict.cancel.click();
    await expect(field(page, 'Name')).toHaveValue('Named by the panel');
    await save(page);
    await expect(conflict.root).toBeVisible();
  });
  await conflict.save.click();
  await expect(page).not.toHaveURL(/editagency\?/);
  await other.goto(`/admin/editAgency?id=${_id}`);
  await expect(field(other, 'Name')).toHaveValue('Named by the panel');
});

test('the question fits a window of 360 px and has no axe fault in light and dark colours', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(context, 'bd');
  const { _id } = branch.agencyAdmin;
  const { conflict } = await editBelow(
    page,
    `/bd/editagencyadimin?id=${_id}`,
    `/admin/editagencyadmin?id=${_id}`,
  );
  for (const colorScheme of ['dark', 'light'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      expect(await axeFaults(page)).toEqual([]);
      expect(await new Shell(page).sidewaysScroll()).toBeLessThanOrEqual(0);
      expect(await conflict.root.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    });

  await test.step('Answer by keyboard', async () => {
    await expect(conflict.side('Name', 'Yours')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(conflict.side('Name', 'Now')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/editagencyadimin/);
  });
});
