import { readValue } from './support/read-value';
import { addBd, newPerson } from './support/staff';
import { expect, signIn, test } from './support/test';

const masked = '••••••••';

test('reveals an issued password, and issues a new password after the owner has changed the first', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'admin');
  const { _id, uniqueId, name } = await addBd(context, 'issued-password-1');
  const owner = await browser.newContext();
  const password = readValue(page, 'Password').first();
  const reveal = page.getByRole('button', { name: 'Reveal' });

  await test.step('Reveal the password', async () => {
    await page.goto(`/admin/viewBd?id=${_id}`);
    await expect(password).toHaveText(masked);
    await reveal.click();
    await expect(password).toHaveText('issued-password-1');
  });

  await test.step('Hide the password', async () => {
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(password).toHaveText(masked);
  });

  await test.step('The owner changes the password', async () => {
    const call = (data: object) => ({ headers: { 'X-Panel': 'bd' }, data });
    await owner.request.post('/api/bdPanel/login', call({ uniqueId, password: 'issued-password-1' }));
    const next = { newpassword: 'my-own-password-1', confirmpassword: 'my-own-password-1' };
    const change = call({ oldpassword: 'issued-password-1', ...next });
    expect((await owner.request.put(`/api/bdpanel/updatepassword?id=${_id}`, change)).ok()).toBe(true);
    await page.reload();
    await expect(password).toHaveText('Changed by owner');
    await expect(reveal).toHaveCount(0);
  });

  const dialog = page.getByRole('dialog');
  const handOver = dialog.getByRole('region', { name: `Sign-in details of ${name}` });

  await test.step('Issue a new password', async () => {
    await page.getByRole('button', { name: 'Issue new password' }).click();
    await dialog.getByRole('textbox', { name: 'New password' }).fill('second-password-1');
    await dialog.getByRole('button', { name: 'Issue new password' }).click();
    await expect(handOver).toContainText(uniqueId);
    await expect(handOver).toContainText('second-password-1');
    await handOver.getByRole('button', { name: 'Done' }).click();
    await expect(reveal).toBeVisible();
  });

  await test.step('The session of the owner has ended', async () => {
    const me = await owner.request.get('/api/auth/me', { headers: { 'X-Panel': 'bd' } });
    expect(me.status()).toBe(401);
    await owner.close();
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
