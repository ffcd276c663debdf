import { approvedHost, register } from './support/hosts';
import { readValue } from './support/read-value';
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

test('an agency opens the user behind a host and no other user', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  await signIn(context, 'admin');
  const user = await approvedHost(request, context);
  const stranger = await register(request);
  await signIn(context, 'agency');

  await test.step('Open the user of the host', async () => {
    await hostList.open('/agency/approvedHost', user.username);
    await hostList.row(user.username).getByRole('link', { name: user.username }).click();
    await expect(page).toHaveURL(`/agency/viewUser?old=0&id=${user._id}`);
    await expect(shell.title(user.username)).toBeVisible();
    for (const label of ['Bio', 'Gender', 'Receiving coins', 'Coins'])
      await expect(readValue(page, label)).toBeVisible();
    const edit = `/api/admin/edituser?id=${user._id}`;
    for (const [stored, shown] of [
      ['male', 'Male'],
      ['FEMALE', 'Female'],
      ['non-binary', 'non-binary'],
    ] as const) {
      const headers = { 'X-Panel': 'admin' };
      const saved = await context.request.post(edit, { headers, data: { gender: stored } });
      expect(saved.ok(), await saved.text()).toBe(true);
      await page.reload();
      await expect(readValue(page, 'Gender')).toHaveText(shown);
    }
  });

  await test.step('Open another user', async () => {
    await page.goto(`/agency/viewUser?old=0&id=${stranger._id}`);
    await expect(page.getByText('Not found')).toBeVisible();
  });
});
