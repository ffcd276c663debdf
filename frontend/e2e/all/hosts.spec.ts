import { applicant, apply, decide, ownApplication, register } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test('marks an approval by an agency admin as approved, with the name of the agency admin', async ({
  context,
  request,
  hostList,
}) => {
  const user = await applicant(request);
  await signIn(context, 'agencyadmin');
  await hostList.open('/agencyadmin/pendinghost', user.username);
  const decided = hostList.decided();
  await hostList.approve(user.username).click();
  await expect(hostList.row(user.username)).toBeHidden();
  await decided;
  await hostList.open('/agencyadmin/approvedhost', user.username);
  const state = hostList.row(user.username);
  await expect(state.locator('[data-tone=good]')).toHaveText('Approved');
  await expect(state).toContainText(/by \w+/);
});

test('names the first decider when two staff decide, and refreshes the row', async ({
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request);
  await signIn(context, 'admin');
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', user.username);
  await expect(hostList.row(user.username)).toBeVisible();
  await decide(context, user, 1);
  await hostList.approve(user.username).click();
  await expect(shell.toasts.getByRole('alert')).toContainText(/was approved by Meera Nair/);
  await expect(hostList.row(user.username)).toBeHidden();
});

test('the evidence warns of the same phone number under another name and shows earlier decisions', async ({
  context,
  request,
  hostList,
}) => {
  const first = await applicant(request, 'AG100001', 'First Name');
  await signIn(context, 'admin');
  await decide(context, first, 2, 'The picture shows somebody else');
  const second = await register(request, 'Second Name');
  await apply(request, second, 'AG100001', first.number);
  const evidence = hostList.evidence(second.username);

  await test.step('The evidence warns of the shared phone number', async () => {
    await hostList.open('/admin/pendingHost', second.username);
    await hostList.expand(second.username).press('Enter');
    await expect(evidence).toContainText('The same phone under another name');
    await expect(evidence).toContainText(first.username);
    await expect(evidence.getByText('Followers')).toBeVisible();
  });

  await test.step('The evidence shows who rejected and why', async () => {
    await hostList.open('/admin/rejectedHost', first.username);
    await hostList.expand(first.username).press('Enter');
    await expect(hostList.evidence(first.username)).toContainText(
      /Rejected by Meera Nair.*The picture shows somebody else/s,
    );
  });
});

test('an agency sees a final rejection and cannot approve the host; an admin can', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request, 'AG100003');
  await signIn(context, 'admin');
  const dialog = page.getByRole('dialog');

  await test.step('Reject as final', async () => {
    await hostList.open('/admin/pendingHost', user.username);
    await hostList.act(user.username, 'Reject');
    await hostList.reason.fill('Threatened other hosts');
    await dialog.getByRole('checkbox', { name: 'Final: agencies cannot approve this application' }).check();
    const decided = hostList.decided();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(shell.toasts).toContainText('Host rejected');
    await decided;
  });

  for (const [panel, id, path] of [
    ['agency', 'AG100003', '/agency/rejectedHost'],
    ['agencyadmin', 'AA100003', '/agencyadmin/rejectedhost'],
  ] as const) {
    await test.step(`Sign in to ${panel} and see the final rejection`, async () => {
      await signIn(context, panel, { id, password: 'demo-staff-1' });
      await hostList.open(path, user.username);
      await expect(hostList.row(user.username)).toContainText(/Rejected \(final\)\s*by admin Meera Nair/);
      await expect(hostList.approve(user.username)).toBeHidden();
      await hostList.row(user.username).getByRole('checkbox').check();
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await expect(shell.toasts).toContainText('An admin made this rejection final');
    });
  }

  await test.step('Approve as admin', async () => {
    await hostList.open('/admin/rejectedHost', user.username);
    const decided = hostList.decided();
    await hostList.approve(user.username).click();
    await expect(shell.toasts).toContainText('Host approved');
    await decided;
    expect((await ownApplication(request, user)).status).toBe(1);
  });
});
