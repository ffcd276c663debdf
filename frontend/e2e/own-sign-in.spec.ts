import { secondAdmin } from './support/second-admin';
import { readValue } from './support/read-value';
import { expect, test } from './support/test';

const second = { number: '9000000002', password: 'demo-admin-2' };

test('another phone number asks for the password, names old and new, and signs in in every spelling', async ({
  browser,
}) => {
  const context = await secondAdmin(browser);
  const page = await context.newPage();
  await page.goto('/admin/profile');
  await expect(readValue(page, 'Phone')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const password = page.getByRole('textbox', { name: 'Current password' });
  await expect(phone).toHaveAccessibleDescription(/You sign in with this number/);
  await expect(password).toBeHidden();

  const dialog = page.getByRole('dialog');
  const save = async (change: string) => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toContainText(change);
    await dialog.getByRole('button', { name: 'Change number' }).click();
  };
  await phone.fill('+91 90000 00002');
  await password.fill('not-the-password');
  await save('You sign in with 9000000002 now.');
  await expect(password).toHaveAccessibleDescription(/Current password is wrong/);
  await password.fill(second.password);
  await save('Use +91 90000 00002');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  const signIn = (number: string) => page.request.post('/api/admin/login', { data: { ...second, number } });
  for (const number of ['919000000002', '+91 90000 00002', second.number])
    expect((await signIn(number)).status()).toBe(200);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await phone.fill(second.number);
  await password.fill(second.password);
  await save('You sign in with 919000000002 now.');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  // The email address leads to the account too.
  const email = page.getByRole('textbox', { name: 'Email' });
  const shown = await readValue(page, 'Email').textContent();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(password).toBeHidden();
  await email.fill(`other.${second.number}@example.com`);
  await password.fill(second.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(readValue(page, 'Email')).toHaveText(`other.${second.number}@example.com`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await email.fill(shown?.includes('@') ? shown : `second.${second.number}@example.com`);
  await password.fill(second.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await context.close();
});
