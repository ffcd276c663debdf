import { readValue } from './support/read-value';
import { addBd } from './support/staff';
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
