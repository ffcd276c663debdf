import { SecondFactorPage } from '../pages/second-factor-page';
import { codeOf } from '../support/authenticator';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';

const headers = { 'X-Panel': 'admin' };

test('an Owner requires a second factor of a set, and its holder sets it up at the sign-in', async ({
  page,
  browser,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const name = `Night shift ${Date.now()}`;
  const set = await context.request.post('/api/admin/rightsets', {
    headers,
    data: { name, rights: ['users.read'] },
  });
  const { details } = (await set.json()) as { details: { _id: string } };
  const other = await browser.newContext();
  const holder = await addAdmin(context, other, { name: 'Duty holder', sets: [details._id] });
  const theirs = await other.newPage();
  const factor = new SecondFactorPage(theirs);

  try {
    await test.step('The Owner chooses the set', async () => {
      await page.goto('/admin/rights');
      await page
        .getByRole('group', { name: 'Admins who must have a second factor' })
        .getByLabel(name)
        .check();
      const save = page.getByRole('form', { name: 'Sign-in rules' }).getByRole('button', { name: 'Save' });
      await save.click();
      const question = page.getByRole('dialog', { name: 'Sign out 1 account?' });
      await expect(question).toContainText('Saving ends 2 sessions.');
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect((await other.request.get('/api/auth/me', { headers })).status()).toBe(200);
      await save.click();
      await question.getByRole('button', { name: 'Save and sign out' }).click();
      await expect(shell.toasts.getByText('Sign-in rules saved')).toBeVisible();
    });

    await test.step('The audit log says in words what changed', async () => {
      await page.goto('/admin/audit?action=signinrules.update');
      const line = page.getByRole('row', { name: /Sign-in rules/ }).first();
      await expect(line).toContainText(/Admins who must have a second factor: .*Night shift/);
    });

    await test.step('The holder is signed out, and the password alone opens nothing', async () => {
      expect((await other.request.get('/api/auth/me', { headers })).status()).toBe(401);
      await theirs.goto('/admin');
      await theirs.getByRole('textbox', { name: 'Phone' }).fill(holder.id);
      await theirs.getByLabel('Password', { exact: true }).fill(holder.password);
      await theirs.getByRole('button', { name: 'Sign In' }).click();
      await expect(theirs.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
      expect((await other.request.get('/api/auth/me', { headers })).status()).toBe(403);
    });

    await test.step('A wrong code is reported at the field; the right one shows the recovery codes', async () => {
      await theirs.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      const secret = await theirs.locator('code').innerText();
      const turnOn = theirs.getByRole('button', { name: 'Turn on' });
      await factor.code.fill('000000');
      await turnOn.click();
      await expect(theirs.getByText('This code is wrong')).toBeVisible();
      await factor.code.fill(codeOf(secret));
      await turnOn.click();
      await expect(factor.codes).toHaveCount(10);
      await theirs.getByRole('button', { name: 'I have saved them' }).click();
      await expect(theirs.getByRole('navigation').first()).toBeVisible();
    });

    await test.step('The holder cannot turn it off', async () => {
      await factor.open('admin');
      await expect(theirs.getByText('Your account must have one.')).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
    });
  } finally {
    const data = { factorRoles: [], proofOfAll: false };
    await context.request.put('/api/admin/signinrules', { headers, data });
    await other.close();
  }
});
