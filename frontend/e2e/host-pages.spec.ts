import { register } from './support/hosts';
import { expect, signIn, test } from './support/test';

test('Add Host requires every field, finds the user while typing and leads to the approved hosts', async ({
  page,
  context,
  request,
  staffForm,
  hostList,
}) => {
  const user = await register(request);
  await signIn(context, 'admin');

  await test.step('Submit the empty form', async () => {
    await page.goto('/admin/applyHost');
    await staffForm.submit('Add Host');
    await expect(page.getByText('This field cannot be empty')).toHaveCount(4);
  });

  await test.step('Find the user', async () => {
    await staffForm.field('Username').fill('nobody.of.that.name');
    await staffForm.field('Username').blur();
    await expect(page.getByText('no user found')).toBeVisible();
    await staffForm.field('Username').fill(user.username);
    await expect(page.getByRole('status').filter({ hasText: user.name })).toBeVisible();
  });

  await test.step('Fill in the form and submit', async () => {
    await staffForm.pick('Agency Code', 'AG100002');
    await staffForm.field('Real name').fill('Amelia Rose Stone');
    await staffForm.field('Phone').fill('91 98 7654 3210');
    await staffForm.submit('Add Host');
  });

  await test.step('The approved hosts show the host', async () => {
    await page.waitForURL('/admin/approvedHost');
    // Long rows may hide columns.
    await hostList.open('/admin/approvedHost', user.username);
    await expect(hostList.row(user.username)).toContainText(/Amelia Rose Stone.*\+91 98765 43210.*AG100002/s);
  });
});
