import { readValue } from '../support/read-value';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

test('a changed phone number needs the password, names both numbers and signs in in every spelling', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  const own = await addAdmin(context);
  const [short, long] = [own.id, `91${own.id}`];
  const spaced = `+91 ${short.slice(0, 5)} ${short.slice(5)}`;
  const email = page.getByRole('textbox', { name: 'Email' });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const password = page.getByRole('textbox', { name: 'Current password' });
  const dialog = page.getByRole('dialog');
  const save = async (change: string) => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toContainText(change);
    await dialog.getByRole('button', { name: 'Change number' }).click();
  };

  await test.step('Edit the profile', async () => {
    await page.goto('/admin/profile');
    await expect(readValue(page, 'Phone')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(phone).toHaveAccessibleDescription(/You sign in with this number/);
    await expect(password).toBeHidden();
  });

  await test.step('Save with a wrong password', async () => {
    await phone.fill(spaced);
    await password.fill('not-the-password');
    await save(`You sign in with ${short} now.`);
    await expect(password).toHaveAccessibleDescription(/Current password is wrong/);
  });

  await test.step('Save with the right password', async () => {
    await password.fill(own.password);
    await save(`Use ${spaced}`);
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  await test.step('Sign in with each spelling', async () => {
    for (const id of [long, spaced, short]) await signIn(context, 'admin', { ...own, id });
  });

  await test.step('Change the number back', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await phone.fill(short);
    await password.fill(own.password);
    await save(`You sign in with ${long} now.`);
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  const shown = await readValue(page, 'Email').textContent();

  await test.step('Change the email address', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(password).toBeHidden();
    await email.fill(`other.${short}@example.com`);
    await password.fill(own.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(readValue(page, 'Email')).toHaveText(`other.${short}@example.com`);
  });

  await test.step('Change the email address back', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await email.fill(shown?.includes('@') ? shown : `second.${short}@example.com`);
    await password.fill(own.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });
});
