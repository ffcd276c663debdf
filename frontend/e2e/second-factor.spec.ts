import { SecondFactorPage } from './pages/second-factor-page';
import { codeOf } from './support/authenticator';
import { addBd } from './support/staff';
import { expect, signIn, test } from './support/test';

const PASSWORD = 'factor-owner-1';

test('a BD sets up an authenticator app and signs in with its codes', async ({
  page,
  context,
  loginPage,
  shell,
}) => {
  await signIn(context, 'admin');
  const { uniqueId } = await addBd(context, PASSWORD, 'Factor owner');
  await signIn(context, 'bd', { id: uniqueId, password: PASSWORD });
  const factor = new SecondFactorPage(page);
  let secret = '';
  let recovery = '';

  await test.step('Set it up: a QR code, the first code, recovery codes', async () => {
    await factor.open('bd');
    // The address of this product has no name, only digits.
    await expect(page.getByText('Passkeys are not offered here')).toBeVisible();
    secret = await factor.turnOn(PASSWORD);
    await expect(factor.codes).toHaveCount(10);
    recovery = await factor.codes.first().innerText();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  });

  await test.step('The password alone shows nothing', async () => {
    await shell.signOut();
    await loginPage.send(uniqueId, PASSWORD);
    await expect(factor.secondStep).toBeVisible();
    await expect(factor.code).toBeFocused();
    await expect(factor.code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(factor.code).toHaveAttribute('inputmode', 'numeric');
    await page.reload();
    await expect(loginPage.password).toBeVisible();
  });

  await test.step('A wrong code is reported under the field; the next one signs in', async () => {
    await loginPage.send(uniqueId, PASSWORD);
    await factor.code.fill('12345');
    await factor.submit.click();
    await expect(page.getByText('This code is wrong, or it was used before')).toBeVisible();
    await expect(factor.code).toBeFocused();
    // The set-up used the present one.
    await factor.code.fill(codeOf(secret, 1));
    await factor.submit.click();
    await expect(shell.title('Dashboard')).toBeVisible();
  });

  await test.step('A recovery code signs in too', async () => {
    await shell.signOut();
    await loginPage.send(uniqueId, PASSWORD);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await factor.recoveryCode.fill(recovery);
    await factor.submit.click();
    await expect(shell.title('Dashboard')).toBeVisible();
  });

  await test.step('Turn it off', async () => {
    await factor.open('bd');
    await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await factor.confirm(PASSWORD, 'Turn off');
    await expect(factor.begin).toBeVisible();
  });
});
