import { outliveProofs } from './support/old-proof';
import { addAdmin } from './support/second-admin';
import { expect, signIn, test } from './support/test';

test('a sensitive form asks for the password, keeps what was typed and goes on', async ({
  page,
  context,
  shell,
  product,
}) => {
  await signIn(context, 'admin');
  // The sessions of this name lose their proofs.
  const own = `Proof owner ${Date.now()}`;
  const account = await addAdmin(context, context, { name: own });
  const digits = String(Date.now()).slice(-10);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const add = page.getByRole('button', { name: 'Add admin' });
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = proof.getByLabel('Password', { exact: true });
  const confirm = proof.getByRole('button', { name: 'Confirm' });

  await test.step('Ten minutes after the sign-in, Save asks, and Cancel keeps the form', async () => {
    await page.goto('/admin/addAdmin');
    await name.fill('Stepped Up');
    await page.getByRole('textbox', { name: 'Phone' }).fill(digits);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('stepped-up-by-a-test');
    await page.getByRole('checkbox', { name: 'Support' }).check();
    await outliveProofs(own, product.data);
    await add.click();
    await expect(password).toBeFocused();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(proof).toBeHidden();
    await expect(name).toHaveValue('Stepped Up');
  });

  await test.step('A wrong password is shown at the field; the right one saves', async () => {
    await add.click();
    await password.fill('not-the-password');
    await confirm.click();
    await expect(proof.getByText('The password is wrong')).toBeVisible();
    await password.fill(account.password);
    await confirm.click();
    await expect(proof).toBeHidden();
    await expect(shell.toasts.getByText('Admin added')).toBeVisible();
  });

  await test.step('The next sensitive call goes through', async () => {
    await page.goto('/admin/addAdmin');
    await name.fill('Stepped Up Again');
    await page.getByRole('textbox', { name: 'Phone' }).fill(String(Number(digits) + 1).padStart(10, '1'));
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('stepped-up-by-a-test');
    await page.getByRole('checkbox', { name: 'Support' }).check();
    await add.click();
    await expect(shell.toasts.getByText('Admin added')).toBeVisible();
    await expect(proof).toBeHidden();
  });
});
