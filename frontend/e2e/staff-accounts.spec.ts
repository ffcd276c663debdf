import type { PanelKey } from '../src/lib/panels';
import { interceptable } from './support/interceptable';
import { addBd, addCoinAgency, somebody } from './support/staff';
import { expect, signIn, test } from './support/test';

const empty = 'This field cannot be empty';

interface Kind {
  name: string;
  panel: PanelKey;
  list: string;
  /** What the form calls the phone number. */
  number: 'Mobile' | 'Number';
  username?: boolean;
  /** Chosen from a search: the field, the code and what the choice shows elsewhere. */
  parent?: [field: string, code: string];
  follows?: [field: string, code: RegExp];
  added: string;
  edited: string;
  /** Said on the screen of a new account, below which nobody is and nobody can be added from there. */
  noneBelow?: string;
  deletes?: boolean;
}

const kinds: Kind[] = [
  {
    name: 'BD',
    panel: 'admin',
    list: '/admin/manageBd',
    number: 'Mobile',
    added: 'BD panel successfully added',
    edited: 'BD details updated successfully',
    deletes: true,
  },
  {
    name: 'agency admin',
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
    panel: 'admin',
    list: '/admin/manageAgency',
    number: 'Number',
    parent: ['Agency admin', 'AA100001'],
    follows: ['BD', /^BD100001/],
    added: 'Agency added',
    edited: 'Agency updated',
    deletes: true,
  },
  {
    name: 'coin agency',
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
    panel: 'bd',
    list: '/bd/manageagencyadmin',
    number: 'Mobile',
    added: 'AgencyAdmin panel successfully added',
    edited: 'Agency Admin details updated successfully',
    noneBelow: 'An agency manages hosts.',
  },
  {
    name: 'agency',
    panel: 'agencyadmin',
    list: '/agencyadmin/manageagency',
    number: 'Number',
    added: 'Agency added',
    edited: 'Agency updated',
  },
];

for (const kind of kinds) {
  test(`${kind.panel} adds, edits${kind.deletes ? ' and deletes' : ''}: ${kind.name}`, async ({
    page,
    context,
    shell,
    staffList,
    staffForm,
  }) => {
    const { name, email, number } = somebody(kind.name);
    await signIn(context, kind.panel);
    await page.goto(kind.list);
    await staffList.add.click();
    await expect(shell.title(`Add ${kind.name}`)).toBeVisible();

    await staffForm.submit(`Add ${kind.name}`);
    await expect(staffForm.field('Name')).toHaveAccessibleDescription(empty);
    await expect(staffForm.image()).toHaveAccessibleDescription(empty);
    if (kind.parent) await expect(staffForm.picker(kind.parent[0])).toHaveAccessibleDescription(empty);
    await staffForm.field('Name').fill(name);
    await expect(staffForm.field('Name')).not.toHaveAccessibleDescription(empty);

    await staffForm.fill({ Email: email, [kind.number]: number, Password: 'short' });
    if (kind.username) await staffForm.fill({ Username: `coins.${number}` });
    await staffForm.choosePicture();
    if (kind.parent) await staffForm.pick(...kind.parent);
    if (kind.follows) await expect(staffForm.picker(kind.follows[0])).toHaveValue(kind.follows[1]);
    await staffForm.submit(`Add ${kind.name}`);
    await expect(staffForm.field('Password')).toHaveAccessibleDescription(/at least 8 characters/i);
    await expect(staffForm.field('Name')).toHaveValue(name);

    await staffForm.field('Password').fill('issued-password-1');
    await staffForm.submit(`Add ${kind.name}`);
    await expect(shell.toasts.getByText(kind.added)).toBeVisible();
    await expect(shell.title(`Manage ${kind.name}`)).toBeVisible();
    await expect(staffList.row(name)).toBeVisible();
    const handOver = page.getByRole('region', { name: `Sign-in details of ${name}` });
    await expect(handOver).toContainText('issued-password-1');
    await expect(handOver.getByRole('button', { name: 'Copy both' })).toBeVisible();
    await handOver.getByRole('button', { name: 'Done' }).click();
    await expect(handOver).toBeHidden();

    await staffList.find(email);
    await expect(staffList.rows).toHaveCount(1);
    await staffList.act(name, 'Edit');
    await expect(staffForm.field('Name')).toHaveValue(name);
    await staffForm.field('Name').fill('');
    await staffForm.submit('Save Changes');
    await expect(staffForm.field('Name')).toHaveAccessibleDescription(empty);
    await staffForm.field('Name').fill(`${name} II`);
    await staffForm.submit('Save Changes');
    await expect(shell.toasts.getByText(kind.edited)).toBeVisible();
    await expect(staffList.row(`${name} II`)).toBeVisible();
    await expect(staffList.search).toHaveValue(email);

    if (kind.noneBelow) {
      await staffList.act(`${name} II`, 'View');
      await expect(page.getByText(kind.noneBelow, { exact: true })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: `Manage ${kind.name}` })
        .click();
      await expect(staffList.search).toHaveValue(email);
    }
    if (!kind.deletes) return;
    await staffList.act(name, 'Delete');
    await expect(shell.dialogText('Are you sure you want to delete this item?')).toBeVisible();
    await expect(shell.dialogText(`Delete ${name} II?`)).toBeVisible();
    await expect(shell.dialogText('This cannot be undone.')).toBeVisible();
    await shell.dialog.getByLabel('Reason').fill('Left the company');
    await shell.answer('Delete');
    await expect(shell.toasts.getByText(/deleted$/)).toBeVisible();
    await expect(staffList.row(name)).toHaveCount(0);
  });
}

test('a coin agency with coins gives them back and goes, in one step', async ({
  page,
  context,
  shell,
  staffList,
}) => {
  await signIn(context, 'admin');
  const { name, uniqueId } = await addCoinAgency(context, 2500);
  await page.goto(`/admin/manageCoin?search=${encodeURIComponent(uniqueId)}`);
  await staffList.act(name, 'Delete');
  await expect(shell.dialogText(`Delete ${name} and return 2,500 coins`)).toBeVisible();
  await expect(shell.dialogText('Its 2,500 coins return to the platform first')).toBeVisible();
  await shell.dialog.getByLabel('Reason').fill('Closed shop');
  await shell.pressInDialog('Return coins and delete');
  const code = shell.dialog.getByLabel(`Type ${uniqueId} to confirm`);
  await expect(code).toHaveAccessibleDescription(empty);
  await code.fill('coin@000000');
  await shell.pressInDialog('Return coins and delete');
  await expect(code).toHaveAccessibleDescription(`Enter ${uniqueId} to confirm`);
  await code.fill(uniqueId);
  await shell.answer('Return coins and delete');
  await expect(shell.toasts.getByText('2,500 coins returned, coin agency deleted')).toBeVisible();
  await expect(staffList.row(name)).toBeHidden();
});

test('a coin agency is deleted by its coins of now, and only once they and the limit are known', async ({
  page,
  context,
  shell,
  staffList,
}) => {
  await signIn(context, 'admin');
  const { name, uniqueId } = await addCoinAgency(context, 100);
  await interceptable(page);
  await page.goto(`/admin/manageCoin?search=${encodeURIComponent(uniqueId)}`);
  await expect(staffList.row(name)).toContainText('100');
  // What the list shows is old by the time that Delete is pressed.
  await context.request.post('/api/admin/recharge/sendcoin', {
    headers: { 'X-Panel': 'admin' },
    data: { to: 1, userId: uniqueId, coin: 900 },
  });
  const failure = {
    success: 0,
    message: 'Something went wrong on the server. Please try again',
    code: 'INTERNAL',
  };
  const reads = ['**/api/admin/coinPanel/fetchCoinPanel*', '**/api/admin/coinlimits/check*'];
  for (const read of reads) {
    await page.route(read, (route) => route.fulfill({ status: 500, json: failure }), { times: 1 });
    await staffList.act(name, 'Delete');
    await expect(shell.dialogText('The balance or your coin limit could not be loaded')).toBeVisible();
    await expect(shell.dialog.getByRole('button', { name: 'Return coins and delete' })).toBeHidden();
    await shell.pressInDialog('Retry');
    await expect(shell.dialogText(`Delete ${name} and return 1,000 coins`)).toBeVisible();
    await expect(shell.dialog.getByLabel('Reason')).toBeFocused();
    await expect(shell.dialog.getByRole('button', { name: 'Return coins and delete' })).toBeVisible();
    await shell.answer('Cancel');
  }

  // Below the limit, but not with what the admin has moved today.
  const details = { waits: false, left: 999 };
  await page.route(reads[1]!, (route) => route.fulfill({ json: { success: 1, message: '', details } }));
  await staffList.act(name, 'Delete');
  await expect(shell.dialogText('This is above the coin limit')).toBeVisible();
  await expect(shell.dialog.getByRole('button', { name: 'Ask a second admin' })).toBeVisible();
  await shell.answer('Cancel');
});

test('the page of another account never shows the one before', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  const [one, other] = [await addBd(context, 'issued-first-1'), await addBd(context, 'issued-first-1')];
  await interceptable(page);
  await page.goto(`/admin/viewBd?id=${one._id}`);
  await expect(shell.title(one.name)).toBeVisible();
  let goOn!: () => void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**/api/bdpanel/getone?id=${other._id}`, async (route) => {
    await held;
    await route.continue();
  });
  // As a link on the page would lead there.
  await page.evaluate((id) => {
    history.pushState(history.state, '', `/admin/viewBd?id=${id}`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, other._id);
  await expect(shell.title(one.name)).toBeHidden();
  goOn();
  await expect(shell.title(other.name)).toBeVisible();
});

test('choosing a BD narrows the agency admins', async ({ page, context, staffForm }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/addAgency');
  await staffForm.pick('BD', 'BD100001');
  await staffForm.picker('Agency admin').click();
  await expect(page.getByRole('option', { name: /^AA100001/ })).toBeVisible();
  await staffForm.picker('Agency admin').fill('nobody-of-that-name');
  await expect(page.getByText('No matches')).toBeVisible();
});
