// Adding, editing and deleting a staff account: what is the same for every kind in every panel.
import type { BrowserContext, Page } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import type { Shell } from '../pages/shell';
import type { StaffFormPage } from '../pages/staff-form-page';
import type { StaffListPage } from '../pages/staff-list-page';
import { newPerson } from './staff';
import { expect, signIn, test } from './test';

const empty = 'This field cannot be empty';

export interface StaffKind {
  name: string;
  /** The name of the list. */
  many: string;
  panel: PanelKey;
  list: string;
  /** The label of the phone number in the form. */
  number: 'Mobile' | 'Number';
  username?: boolean;
  /** The field and the code of the parent account to search for. `follows` is the field that the choice fills. */
  parent?: [field: string, code: string];
  follows?: [field: string, code: RegExp];
  added: string;
  edited: string;
  /** The text on the page of a new account without child accounts, where this panel cannot add child accounts. */
  noneBelow?: string;
  deletes?: boolean;
}

export const staffKinds: StaffKind[] = [
  {
    name: 'BD',
    many: 'BDs',
    panel: 'admin',
    list: '/admin/manageBd',
    number: 'Mobile',
    added: 'BD panel successfully added',
    edited: 'BD details updated successfully',
    deletes: true,
  },
  {
    name: 'agency admin',
    many: 'Agency admins',
    panel: 'admin',
    list: '/admin/manageagencyadmin',
    number: 'Mobile',
    parent: ['BD Unique Id', 'BD100001'],
    added: 'AgencyAdmin panel successfully added',
    edited: 'Agency Admin details updated successfully',
    deletes: true,
  },
  {
    name: 'agency',
    many: 'Agencies',
    panel: 'admin',
    list: '/admin/manageAgency',
    number: 'Number',
    parent: ['Agency admin', 'AA100001'],
    follows: ['BD', /BD100001/],
    added: 'Agency added',
    edited: 'Agency updated',
    deletes: true,
  },
  {
    name: 'coin agency',
    many: 'Coin agencies',
    panel: 'admin',
    list: '/admin/manageCoin',
    number: 'Number',
    username: true,
    added: 'Coin agency added',
    edited: 'Coin agency updated',
    deletes: true,
  },
  {
    name: 'agency admin',
    many: 'Agency admins',
    panel: 'bd',
    list: '/bd/manageagencyadmin',
    number: 'Mobile',
    added: 'AgencyAdmin panel successfully added',
    edited: 'Agency Admin details updated successfully',
    noneBelow: 'An agency manages hosts.',
  },
  {
    name: 'agency',
    many: 'Agencies',
    panel: 'agencyadmin',
    list: '/agencyadmin/manageagency',
    number: 'Number',
    added: 'Agency added',
    edited: 'Agency updated',
  },
];

interface Screens {
  page: Page;
  context: BrowserContext;
  shell: Shell;
  staffList: StaffListPage;
  staffForm: StaffFormPage;
}

/** The title of the test of a kind. */
export const titleOf = ({ panel, deletes, name }: StaffKind) =>
  `${panel} ${deletes ? 'adds, edits and deletes' : 'adds and edits'}: ${name}`;

/** Adds an account, edits it and, where the panel may, deletes it. */
export async function proveAccounts(
  kind: StaffKind,
  { page, context, shell, staffList, staffForm }: Screens,
) {
  const { name, email, number } = newPerson(kind.name);
  await signIn(context, kind.panel);

  await test.step('Open the form', async () => {
    await page.goto(kind.list);
    await staffList.add.click();
    await expect(shell.title(`Add ${kind.name}`)).toBeVisible();
  });

  await test.step('Submit the empty form', async () => {
    await staffForm.submit(`Add ${kind.name}`);
    await expect(staffForm.field('Name')).toHaveAccessibleDescription(empty);
    await expect(staffForm.image()).toHaveAccessibleDescription(new RegExp(`${empty}$`));
    if (kind.parent) await expect(staffForm.picker(kind.parent[0])).toHaveAccessibleDescription(empty);
    await staffForm.field('Name').fill(name);
    await expect(staffForm.field('Name')).not.toHaveAccessibleDescription(empty);
  });

  await test.step('A short password is refused', async () => {
    await staffForm.fill({ Email: email, [kind.number]: number, Password: 'short' });
    if (kind.username) await staffForm.fill({ Username: `coins.${number}` });
    await staffForm.choosePicture();
    if (kind.parent) await staffForm.pick(...kind.parent);
    if (kind.follows) await expect(staffForm.picker(kind.follows[0])).toHaveValue(kind.follows[1]);
    await staffForm.submit(`Add ${kind.name}`);
    await expect(staffForm.field('Password')).toHaveAccessibleDescription(/at least 8 characters/i);
    await expect(staffForm.field('Name')).toHaveValue(name);
  });

  const handOver = page.getByRole('region', { name: `Sign-in details of ${name}` });

  await test.step('Add the account', async () => {
    await staffForm.field('Password').fill('issued-password-1');
    await staffForm.submit(`Add ${kind.name}`);
    await expect(shell.toasts.getByText(kind.added)).toBeVisible();
    await expect(shell.title(kind.many)).toBeVisible();
    await expect(staffList.row(name)).toBeVisible();
  });

  await test.step('Hand over the sign-in details', async () => {
    await expect(handOver).toContainText('issued-password-1');
    await expect(handOver.getByRole('button', { name: 'Copy both' })).toBeVisible();
    await handOver.getByRole('button', { name: 'Done' }).click();
    await expect(handOver).toBeHidden();
  });

  await test.step('Find the account and clear the name', async () => {
    await staffList.find(email);
    await expect(staffList.rows).toHaveCount(1);
    await staffList.act(name, 'Edit');
    await expect(staffForm.field('Name')).toHaveValue(name);
    await staffForm.field('Name').fill('');
    await staffForm.submit('Save Changes');
    await expect(staffForm.field('Name')).toHaveAccessibleDescription(empty);
  });

  await test.step('Save a new name: the list keeps the search', async () => {
    await staffForm.field('Name').fill(`${name} II`);
    await staffForm.submit('Save Changes');
    await expect(shell.toasts.getByText(kind.edited)).toBeVisible();
    await expect(staffList.row(`${name} II`)).toBeVisible();
    await expect(staffList.search).toHaveValue(email);
  });

  const { noneBelow } = kind;
  if (noneBelow) {
    await test.step('View the account and return to the list', async () => {
      await staffList.act(`${name} II`, 'View');
      await expect(page.getByText(noneBelow, { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: kind.many }).click();
      await expect(staffList.search).toHaveValue(email);
    });
  }
  if (!kind.deletes) return;

  await test.step('Delete the account with a reason', async () => {
    await staffList.act(name, 'Delete');
    await expect(shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
    await expect(shell.dialogText(`Delete ${name} II?`)).toBeVisible();
    await expect(shell.dialogText('You can restore the account from Trash for 30 days.')).toBeVisible();
    await shell.dialog.getByLabel('Reason').fill('Left the company');
    await shell.answer('Delete');
    await expect(shell.toasts.getByText(/deleted$/)).toBeVisible();
    await expect(staffList.row(name)).toHaveCount(0);
  });
}
