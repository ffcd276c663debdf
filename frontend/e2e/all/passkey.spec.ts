// Passkeys, with a device that the browser simulates. Browsers have none at an IP address, the address of the other tests.
import { PasskeysPage } from '../pages/passkeys-page';
import { SecondFactorPage } from '../pages/second-factor-page';
import { firstAdmin } from '../support/empty-installation';
import { addPasskeyDevice } from '../support/passkey-device';
import { addAdmin } from '../support/second-admin';
import { test } from '../support/offering-passkeys';
import { expect, signIn } from '../support/test';

const headers = { 'X-Panel': 'admin' };
const owner = { id: firstAdmin.number, password: firstAdmin.password };

test('a person who must have a second factor sets up a passkey at the sign-in', async ({
  browser,
  context,
}) => {
  await signIn(context, 'admin', owner);
  const set = await context.request.post('/api/admin/rightsets', {
    headers,
    data: { name: 'Night shift', rights: ['users.read'] },
  });
  const { details } = (await set.json()) as { details: { _id: string } };
  const other = await browser.newContext();
  const holder = await addAdmin(context, other, { name: 'Duty holder', sets: [details._id] });
  const rules = await context.request.put('/api/admin/signinrules', {
    headers,
    data: { factorRoles: [], factorSets: [details._id], proofOfAll: false },
  });
  expect(rules.ok(), await rules.text()).toBe(true);
  const theirs = await other.newPage();
  await addPasskeyDevice(theirs);
  const passkeys = new PasskeysPage(theirs);
  const factor = new SecondFactorPage(theirs);

  await test.step('The passkey is offered first, and the app as another way', async () => {
    await theirs.goto('/admin');
    await theirs.getByRole('textbox', { name: 'Phone' }).fill(holder.id);
    await theirs.getByLabel('Password', { exact: true }).fill(holder.password);
    await theirs.getByRole('button', { name: 'Sign In' }).click();
    await expect(theirs.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await expect(passkeys.setUp).toBeFocused();
    await expect(theirs.getByRole('button', { name: 'Use an authenticator app instead' })).toBeVisible();
  });

  await test.step('The passkey opens the panel, after the recovery codes', async () => {
    await passkeys.setUp.click();
    await expect(factor.codes).toHaveCount(10);
    await passkeys.saved.click();
    await expect(theirs.getByRole('navigation').first()).toBeVisible();
  });

  await test.step('The last factor stays', async () => {
    await factor.open('admin');
    await expect(theirs.getByText('Your account must have one.')).toBeVisible();
    await expect(passkeys.list).toHaveCount(1);
    await expect(theirs.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  });
  await other.close();
});
