import { applicant, ownApplication, unique } from './support/hosts';
import { expect, signIn, test } from './support/test';

test('approves and rejects: the longest wait comes first, and a question about several names them', async ({
  context,
  request,
  hostList,
  shell,
}) => {
  const family = `Waiting ${unique()}`;
  const user = await applicant(request, 'AG100001', family);
  const later = await applicant(request, 'AG100001', family);
  const names = [user.username, later.username];
  await signIn(context, 'agency');

  await test.step('The host who has waited longest comes first', async () => {
    await hostList.open('/agency/pendingHost', family);
    await expect(hostList.rows).toContainText(names);
  });

  await test.step('The question about both hosts names them', async () => {
    await hostList.selectAll.check();
    await hostList.approveSelected.click();
    await expect(shell.dialog).toContainText('Approve 2 applications?');
    await expect(shell.dialog.getByRole('list', { name: 'Records' }).getByRole('listitem')).toHaveText(names);
    await shell.answer('Cancel');
    await expect(hostList.rows).toHaveCount(2);
  });

  await test.step('Approve one host', async () => {
    const decided = hostList.decided();
    await hostList.approve(user.username).click();
    await expect(shell.toasts).toContainText('Host approved');
    await expect(hostList.row(user.username)).toBeHidden();
    await decided;
  });

  await test.step('The approved list shows the host', async () => {
    await hostList.open('/agency/approvedHost', user.username);
    await expect(hostList.row(user.username)).toContainText('Approved');
    expect((await ownApplication(request, user)).status).toBe(1);
  });

  await test.step('Reject the other host: the applicant sees the reason', async () => {
    await hostList.open('/agency/pendingHost', later.username);
    await hostList.act(later.username, 'Reject');
    await expect(shell.dialogText('The applicant sees this reason in the app.')).toBeVisible();
    await shell.pressInDialog('The phone number does not answer');
    const decided = hostList.decided();
    await shell.answer('Reject');
    await expect(shell.toasts).toContainText('Host rejected');
    await expect(hostList.row(later.username)).toBeHidden();
    await decided;
    expect(await ownApplication(request, later)).toMatchObject({
      status: 2,
      reason: 'The phone number does not answer',
    });
  });
});
