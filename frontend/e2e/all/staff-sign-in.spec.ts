import { readValue } from '../support/read-value';
import { addBd, demoAccount, newPerson } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

test('a password that cannot be read has no Reveal button', async ({ page, context }) => {
  await signIn(context, 'admin');
  const { _id } = await demoAccount(context, 'bd');
  await page.goto(`/admin/viewBd?id=${_id}`);
  await expect(readValue(page, 'Password')).toHaveText('Can no longer be displayed');
  await expect(page.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Issue new password' })).toBeVisible();
});

test('shows why the state of a password cannot be read, and reads the state again', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  const { _id } = await demoAccount(context, 'bd');
  const failure = {
    success: 0,
    message: 'Something went wrong on the server. Please try again',
    code: 'INTERNAL',
  };
  await withoutFirstData(page);
  await page.route(
    '**/api/admin/staffpassword/state*',
    (route) => route.fulfill({ status: 500, json: failure }),
    { times: 1 },
  );
  const signInSheet = page.getByRole('region', { name: 'Sign-in' });

  await test.step('Open the account while the state cannot be read', async () => {
    await page.goto(`/admin/viewBd?id=${_id}`);
    await expect(signInSheet).toContainText('The password status could not be loaded');
    await expect(signInSheet).toContainText(failure.message);
  });

  await test.step('Retry', async () => {
    await signInSheet.getByRole('button', { name: 'Retry' }).click();
    await expect(readValue(page, 'Password')).toHaveText('Can no longer be displayed');
  });
});

test('disables and enables the sign-in of an account, each with a reason', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const { _id, name } = await addBd(context, 'issued-password-1');
  await page.goto(`/admin/viewBd?id=${_id}`);
  const may = page.getByRole('switch', { name: 'Can sign in' });
  for (const [title, yes, shown] of [
    [`Disable ${name}?`, 'Disable', false],
    [`Enable ${name}?`, 'Enable', true],
  ] as const) {
    await may.click();
    await expect(shell.dialogText(title)).toBeVisible();
    await shell.dialog.getByLabel('Reason').fill('On leave');
    await shell.answer(yes);
    await expect(may).toBeChecked({ checked: shown });
  }
});

test('shows the sign-in details of a new account once and stores them nowhere in the browser', async ({
  page,
  context,
  staffForm,
  staffList,
  shell,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(context, 'admin');
  const { name, email, number } = newPerson('Handed over');
  const handOver = page.getByRole('region', { name: `Sign-in details of ${name}` });

  await test.step('Add the account', async () => {
    await page.goto('/admin/addBd');
    await staffForm.fill({ Name: name, Email: email, Mobile: number, Password: 'first-password-1' });
    await staffForm.choosePicture();
    await staffForm.submit('Add BD');
    await expect(shell.toasts.getByText('BD panel successfully added')).toBeVisible();
  });

  await test.step('Copy both', async () => {
    await handOver.getByRole('button', { name: 'Copy both' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Code: BD\d{6}\nPassword: first-password-1$/);
  });

  await test.step('The browser stores no password', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stored).not.toContain('first-password-1');
  });

  await test.step('Reload: the sign-in details are gone', async () => {
    await page.reload();
    await expect(staffList.row(name)).toBeVisible();
    await expect(handOver).toHaveCount(0);
  });
});

test('adds a platform admin, issues a new password, disables and enables the admin', async ({
  page,
  context,
  shell,
}) => {
  const { name, number } = newPerson('Second Admin');
  await signIn(context, 'admin');
  const handOver = page.getByRole('region', { name: `Sign-in details of ${name}` });
  async function act(action: string) {
    await page.getByRole('button', { name: `More actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  }

  await test.step('Add the admin', async () => {
    await page.goto('/admin/addAdmin');
    await page.getByRole('button', { name: 'Add admin' }).click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('This field cannot be empty');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Phone').fill(number);
    await page.getByRole('textbox', { name: 'Password' }).fill('issued-password-1');
    await page.getByRole('button', { name: 'Add admin' }).click();
    await expect(page.getByText('Choose at least one role')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Finance' }).check();
    await page.getByRole('button', { name: 'Add admin' }).click();
    await expect(shell.title('Platform admins')).toBeVisible();
    await expect(handOver).toContainText('issued-password-1');
  });

  await test.step('Issue a new password', async () => {
    await page.goto(`/admin/admins?search=${number}`);
    await act('Issue password');
    await shell.dialog.getByRole('textbox', { name: 'New password' }).fill('second-password-1');
    await shell.pressInDialog('Issue new password');
    await expect(shell.dialog.getByRole('region', { name: `Sign-in details of ${name}` })).toContainText(
      number,
    );
    await shell.answer('Done');
  });

  await test.step('Disable the admin', async () => {
    await act('Disable');
    await shell.pressInDialog('Disable');
    await expect(shell.dialog.getByLabel('Reason')).toHaveAccessibleDescription(/cannot be empty/);
    await shell.dialog.getByLabel('Reason').fill('Left the company');
    await shell.answer('Disable');
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  });

  await test.step('Enable the admin', async () => {
    await act('Enable');
    await shell.dialog.getByLabel('Reason').fill('Came back');
    await shell.answer('Enable');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });
});
