// Passkeys, with a device that the browser simulates. Browsers have none at an IP address, the address of the other tests.
import { PasskeysPage } from './pages/passkeys-page';
import { SecondFactorPage } from './pages/second-factor-page';
import { firstAdmin } from './support/empty-installation';
import { outliveProofs } from './support/old-proof';
import { addPasskeyDevice } from './support/passkey-device';
import { test } from './support/offering-passkeys';
import { expect, signIn } from './support/test';

const owner = { id: firstAdmin.number, password: firstAdmin.password };

test('an admin adds a passkey, signs in with it, confirms a sensitive step with it and removes it', async ({
  page,
  context,
  loginPage,
  shell,
  offering,
}) => {
  const device = await addPasskeyDevice(page);
  const passkeys = new PasskeysPage(page);
  const factor = new SecondFactorPage(page);
  const menu = page.getByRole('navigation').first();

  await test.step('The first passkey shows recovery codes', async () => {
    await signIn(context, 'admin', owner);
    await factor.open('admin');
    await passkeys.send('not-the-password', 'Work laptop');
    await expect(passkeys.adding.getByText('The password is wrong')).toBeVisible();
    await passkeys.adding.getByLabel('Current password').fill(owner.password);
    await passkeys.adding.getByRole('button', { name: 'Continue' }).click();
    await expect(factor.codes).toHaveCount(10);
    await passkeys.saved.click();
    await expect(passkeys.list).toContainText(['Work laptop']);
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  });

  await test.step('The same device is distinguished from a new one', async () => {
    await passkeys.send(owner.password, 'Work laptop again');
    await expect(passkeys.adding.getByRole('alert')).toHaveText(
      'This device has a passkey for your account already.',
    );
    await passkeys.adding.getByRole('button', { name: 'Cancel' }).click();
    await expect(passkeys.list).toHaveCount(1);
  });

  await test.step('The sign-in asks for the passkey first, and says when it was refused', async () => {
    await shell.signOut();
    await page.waitForURL(`${offering.url}/`);
    await loginPage.open('admin');
    await loginPage.send(owner.id, owner.password);
    await expect(passkeys.secondStep).toBeVisible();
    await expect(passkeys.use).toBeFocused();
    await device.recognize(false);
    await passkeys.use.click();
    await expect(page.getByRole('alert')).toHaveText('This was cancelled, or it took too long. Try again.');
    await device.recognize(true);
    await passkeys.use.click();
    await expect(menu).toBeVisible();
  });

  await test.step('A recovery code is another way', async () => {
    await shell.signOut();
    await page.waitForURL(`${offering.url}/`);
    await loginPage.open('admin');
    await loginPage.send(owner.id, owner.password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(factor.recoveryCode).toBeFocused();
    await passkeys.use.click();
    await expect(factor.recoveryCode).toBeHidden();
    await passkeys.use.click();
    await expect(menu).toBeVisible();
  });

  await test.step('A sensitive step accepts the passkey in place of the password', async () => {
    await page.goto('/admin/addAdmin');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Stepped Up');
    await page.getByRole('textbox', { name: 'Phone' }).fill('9876501234');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('stepped-up-by-a-test');
    await page.getByRole('checkbox', { name: 'Support' }).check();
    await outliveProofs('Administrator', offering.data);
    await page.getByRole('button', { name: 'Add admin' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(proof).toBeHidden();
    await expect(shell.toasts.getByText('Admin added')).toBeVisible();
  });

  await test.step('Rename it, and remove it', async () => {
    await factor.open('admin');
    await passkeys.rename('Work laptop').click();
    await shell.dialog.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
    await shell.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(passkeys.list).toContainText(['Old laptop']);
    await passkeys.remove('Old laptop').click();
    await expect(shell.dialog).toContainText('your password alone will be enough to sign in');
    await factor.confirm(owner.password, 'Remove');
    await expect(passkeys.list).toHaveCount(0);
    await expect(factor.begin).toBeVisible();
  });
});
