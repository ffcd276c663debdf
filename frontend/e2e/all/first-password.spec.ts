import { interceptable } from '../support/interceptable';
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';

const NOTE = 'Require a new password at the next sign-in';
const GIVEN = 'first-password-1';
const OWN = 'a password of my own';

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
  await expect(page.locator('#root tr[data-row]').first()).toBeVisible();
  const failure = {
    success: 0,
    message: 'Please replace your temporary password',
    code: 'PASSWORD_CHANGE_REQUIRED',
  };
  await page.route('**/api/bdpanel/getbd*', (route) => route.fulfill({ status: 403, json: failure }));
  await page.getByRole('searchbox').fill('BD100001');
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
});
