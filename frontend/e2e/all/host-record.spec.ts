import { exportedList } from '../support/downloads';
import { approvedHost, goLive, streamed, unique } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

/** The documented question. */
const question = 'Are you sure Delete selected item';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('keeps filters in the address, shows their totals and applies them to the export', async ({
  page,
  context,
  request,
  hostList,
  userList,
  filters,
}) => {
  const user = await approvedHost(request, context, 'AG100002');
  await streamed(request, user, 'Filtered', 1);
  await goLive(request, user, 'Filtered');

  await test.step('Filter by status', async () => {
    await page.goto(`/admin/hostrecord?search=${user.username}`);
    await expect(userList.range).toContainText('of 2');
    await filters.choose('Status', 'Archive');
    await expect(page).toHaveURL(/status=archive/);
    await expect(hostList.rows).toHaveCount(1);
  });

  await test.step('Pick an agency', async () => {
    await filters.pick('Agency', 'AG100001');
    await expect(page).toHaveURL(/agencyCode=AG100001/);
    await expect(page.getByText(`No matches for “${user.username}”`)).toBeVisible();
  });

  await test.step('Pick another agency, go back and pick it again', async () => {
    await filters.pick('Agency', 'AG100002');
    await expect(page).toHaveURL(/agencyCode=AG100002/);
    await page.goBack();
    await expect(page).toHaveURL(/agencyCode=AG100001/);
    await filters.pick('Agency', 'AG100002');
    await expect(page).toHaveURL(/agencyCode=AG100002/);
  });

  await test.step('Filter by day and reload', async () => {
    await filters.type('Started', { From: '2020-01-01' });
    await page.reload();
    await expect(hostList.rows).toHaveCount(1);
    await expect(page.getByText('Total diamonds')).toBeVisible();
  });

  await test.step('Export after the access token has expired', async () => {
    await context.clearCookies({ name: 'admin_access' });
    const { name, lines } = await exportedList(page);
    expect(name).toMatch(/^all-host-records-[\d-]+\.csv$/);
    expect(lines).toHaveLength(2);
    for (const part of [user.username, 'AG100002']) expect(lines[1]).toContain(`"${part}"`);
  });

  await test.step('Clear the filters', async () => {
    await filters.type('Started', { To: '2020-01-02' });
    await expect(userList.range).toHaveText('0 entries');
    await filters.clearAll.click();
    await expect(userList.range).toContainText('of 2');
  });
});

test('deletes all matching records only when the number of matches has not changed', async ({
  page,
  context,
  request,
  hostList,
  userList,
  shell,
}) => {
  const user = await approvedHost(request, context);
  const channel = `Many ${unique()}`;
  await streamed(request, user, channel, 6);

  await test.step('Select all results', async () => {
    await page.goto(`/admin/hostrecord?search=${encodeURIComponent(channel)}`);
    await expect(hostList.rows).toHaveCount(5);
    await page.getByRole('button', { name: 'Select all 6 results' }).click();
    await expect(page.getByText('6 selected')).toBeVisible();
  });
  await streamed(request, user, channel, 1);

  await test.step('Delete after another session was added: refused', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await shell.answer('Delete');
    await expect(shell.toasts.getByRole('alert')).toContainText(
      'The filter now matches 7 records instead of 6',
    );
    await expect(userList.range).toContainText('of 7');
  });

  await test.step('Delete the new number of results', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(shell.dialog).toContainText('7 records will be deleted');
    await shell.answer('Delete');
    await expect(userList.range).toHaveText('0 entries');
  });
});

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
