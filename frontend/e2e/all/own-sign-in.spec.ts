import { secondAdmin } from '../support/second-admin';
import { readValue } from '../support/read-value';
import { expect, test } from '../support/test';

const second = { number: '9000000002', password: 'demo-admin-2' };

test('a changed phone number needs the password, names both numbers and signs in in every spelling', async ({
  browser,
}) => {
  const context = await secondAdmin(browser);
  const page = await context.newPage();
  const email = page.getByRole('textbox', { name: 'Email' });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const password = page.getByRole('textbox', { name: 'Current password' });
  const dialog = page.getByRole('dialog');
  const save = async (change: string) => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toContainText(change);
    await dialog.getByRole('button', { name: 'Change number' }).click();
  };
  const signIn = (number: string) => page.request.post('/api/admin/login', { data: { ...second, number } });

  await test.step('Edit the profile', async () => {
    await page.goto('/admin/profile');
    await expect(readValue(page, 'Phone')).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(phone).toHaveAccessibleDescription(/You sign in with this number/);
    await expect(password).toBeHidden();
  });

  await test.step('Save with a wrong password', async () => {
    await phone.fill('+91 90000 00002');
    await password.fill('not-the-password');
    await save('You sign in with 9000000002 now.');
    await expect(password).toHaveAccessibleDescription(/Current password is wrong/);
  });

  await test.step('Save with the right password', async () => {
    await password.fill(second.password);
    await save('Use +91 90000 00002');
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  await test.step('Sign in with each spelling', async () => {
    for (const number of ['919000000002', '+91 90000 00002', second.number])
      expect((await signIn(number)).status()).toBe(200);
  });

  await test.step('Change the number back', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await phone.fill(second.number);
    await password.fill(second.password);
    await save('You sign in with 919000000002 now.');
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });

  const shown = await readValue(page, 'Email').textContent();

  await test.step('Change the email address', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(password).toBeHidden();
    await email.fill(`other.${second.number}@example.com`);
    await password.fill(second.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(readValue(page, 'Email')).toHaveText(`other.${second.number}@example.com`);
  });

  await test.step('Change the email address back', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await email.fill(shown?.includes('@') ? shown : `second.${second.number}@example.com`);
    await password.fill(second.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  });
  await context.close();
});
