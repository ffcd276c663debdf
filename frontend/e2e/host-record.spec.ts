import { approvedHost, streamed, unique } from './support/hosts';
import { expect, signIn, test } from './support/test';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const question = 'Are you sure Delete selected item';

test('deletes the selected records after the documented question', async ({
  page,
  context,
  request,
  hostList,
  userList,
  shell,
}) => {
  const user = await approvedHost(request, context);
  await streamed(request, user, `Two ${unique()}`, 2);
  const remove = page.getByRole('button', { name: 'Delete' });

  await test.step('Open the records', async () => {
    await page.clock.install();
    await page.goto(`/admin/hostrecord?search=${user.username}`);
    await expect(hostList.rows).toHaveCount(2);
    await expect(remove).toBeDisabled();
  });

  await test.step('Select one record and cancel the deletion', async () => {
    await hostList.rows.first().getByRole('checkbox').check();
    await remove.click();
    await expect(shell.dialog).toContainText(question);
    await shell.answer('Cancel');
    await expect(page.getByText('1 selected')).toBeVisible();
  });

  await test.step('Delete both records', async () => {
    await hostList.selectAll.check();
    await remove.click();
    await shell.answer('Delete');
    await expect(shell.toasts).toContainText('2 records deleted');
    await expect(userList.range).toHaveText('0 entries');
  });

  await test.step('The message disappears by itself', async () => {
    await page.clock.fastForward(3500);
    await expect(shell.toasts).not.toContainText('2 records deleted');
  });
});

test('an agency reads the record of its hosts and cannot delete', async ({ page, context, hostList }) => {
  await signIn(context, 'agency');
  await page.goto('/agency/hostRecord');
  await expect(hostList.rows).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await expect(hostList.rows.first()).toContainText('AG100001');
});
