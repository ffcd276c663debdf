import { interceptable } from './support/interceptable';
import { addBd, somebody } from './support/staff';
import { expect, signIn, test } from './support/test';

const NOTE = 'Require a new password at the next sign-in';
const GIVEN = 'first-password-1';
const OWN = 'a password of my own';
const panel = { 'X-Panel': 'bd' };

test('a new BD changes the password at the first sign-in, and the API refuses other calls before', async ({
  page,
  context,
  loginPage,
  staffForm,
  shell,
}) => {
  await signIn(context, 'admin');
  const { name, email, number } = somebody('First password');
  await page.goto('/admin/addBd');
  await staffForm.fill({ Name: name, Email: email, Mobile: number, Password: GIVEN });
  await expect(page.getByRole('checkbox', { name: NOTE })).toBeChecked();
  await staffForm.choosePicture();
  const created = page.waitForResponse('**/api/bdpanel/createbd');
  await staffForm.submit('Add BD');
  const { data } = (await (await created).json()) as { data: { _id: string; uniqueId: string } };

  const own = () => context.request.get(`/api/bdpanel/getone?id=${data._id}`, { headers: panel });

  await test.step('Sign in with the first password', async () => {
    await loginPage.open('bd');
    await loginPage.send(data.uniqueId, GIVEN);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  });

  await test.step('The API refuses other calls', async () => {
    const refused = await own();
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
  });

  await test.step('Set a new password', async () => {
    await staffForm.field('Current password').fill(GIVEN);
    await staffForm.field('New password').fill(OWN);
    await staffForm.field('Confirm password').fill(OWN);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(shell.title('Dashboard')).toBeVisible();
    expect((await own()).status()).toBe(200);
  });
});

test('an edit offers the new-password option only with a password, and without the option the owner signs in directly', async ({
  page,
  context,
  loginPage,
  staffForm,
  shell,
}) => {
  await signIn(context, 'admin');
  const bd = await addBd(context, GIVEN);
  const note = page.getByRole('checkbox', { name: NOTE });

  await test.step('Open the form without a password', async () => {
    await page.goto(`/admin/editBD?id=${bd._id}`);
    await expect(staffForm.field('Name')).toHaveValue(bd.name);
    await expect(note).toBeHidden();
  });

  await test.step('Enter a password and clear the option', async () => {
    await staffForm.field('Password').fill(OWN);
    await note.uncheck();
    await staffForm.submit('Save Changes');
    await expect(shell.toasts).toContainText('BD details updated successfully');
  });

  await test.step('The owner signs in', async () => {
    await loginPage.open('bd');
    await loginPage.send(bd.uniqueId, OWN);
    await expect(shell.title('Dashboard')).toBeVisible();
  });
});

test('an open panel shows the password form when the API requires the change', async ({ page, context }) => {
  await interceptable(page);
  await signIn(context, 'admin');
  await page.goto('/admin/manageBd');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  const failure = {
    success: 0,
    message: 'Please replace your temporary password',
    code: 'PASSWORD_CHANGE_REQUIRED',
  };
  await page.route('**/api/bdpanel/getbd*', (route) => route.fulfill({ status: 403, json: failure }));
  await page.getByRole('searchbox').fill('BD100001');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
});
