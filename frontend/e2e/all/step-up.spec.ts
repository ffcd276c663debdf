import { downloaded } from '../support/downloads';
import { outliveProofs } from '../support/old-proof';
import { addAdmin } from '../support/second-admin';
import { expect, signIn, test } from '../support/test';
import { ask, decideRequest, earner } from '../support/withdrawals';

test('a file for the bank asks for the password before the browser saves it', async ({
  page,
  context,
  request,
  product,
}) => {
  await signIn(context, 'admin');
  const user = await earner(request, context);
  await decideRequest(context, await ask(request, user, 51), 1);
  const headers = { 'X-Panel': 'admin' };
  const made = await context.request.post('/api/admin/withdrawal/exports', { headers, data: {} });
  expect(made.ok(), await made.text()).toBe(true);
  const own = `Bank clerk ${Date.now()}`;
  const clerk = await addAdmin(context, context, { name: own });
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const download = page
    .getByRole('row')
    .getByRole('button', { name: /^Download / })
    .first();

  await test.step('Cancel saves nothing and says why', async () => {
    await page.goto('/admin/bankexports');
    await expect(download).toBeVisible();
    await outliveProofs(own, product.data);
    await download.click();
    await expect(proof).toContainText('Counts for 10 minutes.');
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByText('Enter your password or show your second factor').first()).toBeVisible();
  });

  await test.step('The password saves the file', async () => {
    const file = await downloaded(page, async () => {
      await download.click();
      await proof.getByLabel('Password', { exact: true }).fill(clerk.password);
      await proof.getByRole('button', { name: 'Confirm' }).click();
    });
    expect(file.name).toMatch(/^withdrawals-\w+\.csv$/);
    expect(file.text).toContain('SBIN0001234');
  });
});
