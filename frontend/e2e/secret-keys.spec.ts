import { readValue } from './support/read-value';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('masks secret keys, keeps a key when its mask is saved, and reveals a key after the password', async ({
  page,
  shell,
}) => {
  const [id, certificate] = [
    page.getByLabel('Agora ID', { exact: true }),
    page.getByLabel('Agora certificate', { exact: true }),
  ];
  const fill = async (values: Partial<Record<'id' | 'certificate', string>>) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    if (values.id !== undefined) await id.fill(values.id);
    if (values.certificate !== undefined) await certificate.fill(values.certificate);
    await page.getByRole('button', { name: 'Save Changes' }).click();
  };

  await test.step('Open the keys of Agora', async () => {
    await page.goto('/admin/secretkey');
    for (const tab of ['Google Login', 'Agora', 'Sight Engine', 'Stripe', 'Fast 2 sms'])
      await expect(page.getByRole('tab', { name: tab })).toBeVisible();
    await page.getByRole('tab', { name: 'Agora' }).click();
  });

  await test.step('Save both keys: the page shows masks', async () => {
    await fill({ id: 'agora-id-of-the-test-0001', certificate: 'certificate-0000-abcd' });
    await expect(shell.toasts).toContainText('Secret keys updated');
    await expect(readValue(page, 'Agora ID')).toContainText('••••••••0001');
  });

  await test.step('Save one key: the other key is unchanged', async () => {
    await fill({ id: 'agora-id-of-the-test-0002' });
    await expect(readValue(page, 'Agora ID')).toContainText('••••••••0002');
    await expect(readValue(page, 'Agora certificate')).toContainText('••••••••abcd');
  });

  await test.step('A changed mask is refused', async () => {
    await fill({ id: '••••••••0002x' });
    await expect(
      page.getByRole('form').getByText('Enter the full key or leave the field unchanged'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('Reveal a key with the password', async () => {
    await page.getByRole('button', { name: 'Reveal Agora certificate' }).click();
    await page.getByLabel('Your password').fill('wrong-password');
    await shell.pressInDialog('Reveal');
    await expect(shell.dialogText('The password is wrong')).toBeVisible();
    await page.getByLabel('Your password').fill('demo-admin-1');
    await shell.answer('Reveal');
    await expect(readValue(page, 'Agora certificate')).toContainText('certificate-0000-abcd');
  });

  await test.step('Hide the key', async () => {
    await page.getByRole('button', { name: 'Hide Agora certificate' }).click();
    await expect(readValue(page, 'Agora certificate')).toContainText('••••••••abcd');
  });
});
