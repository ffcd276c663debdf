import { newPerson } from './support/staff';
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
  const { name, email, number } = newPerson('First password');
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
