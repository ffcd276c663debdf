import { applicant, apply, decide, ownApplication, register, unique } from './support/hosts';
import { expect, signIn, test } from './support/test';

const lists = [
  ['admin', '/admin/pendingHost', 'Pending', ['Approve', 'Reject']],
  ['admin', '/admin/approvedHost', 'Approved', ['Reject']],
  ['admin', '/admin/rejectedHost', 'Rejected', ['Approve', 'Make final']],
  ['agencyadmin', '/agencyadmin/pendinghost', 'Pending', ['Approve', 'Reject']],
  ['agencyadmin', '/agencyadmin/approvedhost', 'Approved', ['Reject']],
  ['agencyadmin', '/agencyadmin/rejectedhost', 'Rejected', ['Approve']],
  ['agency', '/agency/pendingHost', 'Pending', ['Approve', 'Reject']],
  ['agency', '/agency/approvedHost', 'Approved', ['Reject']],
  ['agency', '/agency/rejectedHost', 'Rejected', ['Approve']],
] as const;

for (const [panel, path, state, moves] of lists) {
  test(`${path} lists ${state.toLowerCase()} hosts, 50 a page, with the moves that are allowed`, async ({
    page,
    context,
    hostList,
    userList,
  }) => {
    await signIn(context, panel);
    await page.goto(path);
    await expect(hostList.rows.first()).toContainText(state);
    await expect(userList.size).toHaveValue('50');
    const buttons = hostList.rows.first().getByRole('button', { name: /^(Approve|Reject|Make final) / });
    await expect(buttons).toHaveText([...moves]);
  });
}

test('approves: the row leaves the list and stands among the approved', async ({
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', user.username);
  await hostList.button(user.username, 'Approve').click();
  await expect(shell.toasts).toContainText('Host approved');
  await expect(hostList.row(user.username)).toBeHidden();
  await hostList.open('/agency/approvedHost', user.username);
  await expect(hostList.row(user.username)).toContainText('Approved');
  expect((await ownApplication(request, user)).status).toBe(1);
});

test('an approval by the agency admin has the colour of every approval, and says whose it is', async ({
  context,
  request,
  hostList,
}) => {
  const user = await applicant(request);
  await signIn(context, 'agencyadmin');
  await hostList.open('/agencyadmin/pendinghost', user.username);
  await hostList.button(user.username, 'Approve').click();
  await expect(hostList.row(user.username)).toBeHidden();
  await hostList.open('/agencyadmin/approvedhost', user.username);
  const state = hostList.row(user.username);
  await expect(state.locator('[data-tone=good]')).toHaveText('Approved');
  await expect(state).toContainText(/by \w+/);
});

test('a reject needs a reason, which the applicant sees; what was typed survives the dialog', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', user.username);
  await hostList.button(user.username, 'Reject').click();
  await expect(shell.dialogText('The applicant sees this reason in the app.')).toBeVisible();
  await shell.pressInDialog('Reject');
  await expect(shell.dialogText('This field cannot be empty')).toBeVisible();
  await hostList.reason.fill('No answer on');
  await page.keyboard.press('Escape');
  await expect(shell.dialog).toBeHidden();
  await hostList.button(user.username, 'Reject').click();
  await expect(hostList.reason).toHaveValue('No answer on');
  await shell.pressInDialog('The phone number does not answer');
  await expect(hostList.reason).toHaveValue('The phone number does not answer');
  await shell.answer('Reject');
  await expect(shell.toasts).toContainText('Host rejected');
  await expect(hostList.row(user.username)).toBeHidden();
  expect(await ownApplication(request, user)).toMatchObject({
    status: 2,
    reason: 'The phone number does not answer',
  });
});

test('who comes second is told who decided, and the row is read anew', async ({
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
  await hostList.button(user.username, 'Approve').click();
  await expect(shell.toasts.getByRole('alert')).toContainText(/was approved by Meera Nair/);
  await expect(hostList.row(user.username)).toBeHidden();
});

test('decides about several at once, with a result for each row', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const family = `Bulk ${unique()}`;
  const first = await applicant(request, 'AG100001', family);
  const second = await applicant(request, 'AG100001', family);
  const third = await applicant(request, 'AG100001', family);
  await signIn(context, 'admin');
  await hostList.open('/admin/pendingHost', family);
  await hostList.selectAll.check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await decide(context, second, 1);
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(shell.dialog).toContainText('Approve 3 applications?');
  await shell.answer('Approve');
  const outcome = page.getByRole('main').getByRole('alert');
  await expect(outcome).toContainText('2 done, 1 skipped');
  await expect(outcome).toContainText(new RegExp(`${second.username}.*was approved by Meera Nair`));
  await expect(hostList.rows).toHaveCount(0);
  for (const user of [first, third]) expect((await ownApplication(request, user)).status).toBe(1);
  await page.getByRole('button', { name: 'Close result' }).click();
  await expect(outcome).toBeHidden();
});

test('a row that cannot be moved stays, marked with the reason', async ({
  context,
  request,
  hostList,
  shell,
  page,
}) => {
  const family = `Twice ${unique()}`;
  const twice = await applicant(request, 'AG100001', family);
  const other = await applicant(request, 'AG100001', family);
  await signIn(context, 'admin');
  for (const user of [twice, other]) await decide(context, user, 2, 'Once more, please');
  await apply(request, twice, 'AG100002');
  await hostList.open('/admin/rejectedHost', family);
  await hostList.selectAll.check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await shell.answer('Approve');
  await expect(hostList.rows).toHaveCount(1);
  await expect(hostList.row(twice.username)).toContainText(
    'Skipped: This user has another open or approved application',
  );
});

test('works by keyboard: move, evidence, approve, reject; the next row is current', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const family = `Keys ${unique()}`;
  for (let count = 0; count < 3; count++) await applicant(request, 'AG100001', family);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', family);
  await expect(hostList.rows).toHaveCount(3);
  const names = (await hostList.rows.getByRole('link').allInnerTexts()).map((name) => name.trim());
  await page.keyboard.press('j');
  await expect(hostList.expand(names[0]!)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hostList.expand(names[1]!)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(hostList.evidence(names[0]!)).toBeVisible();
  await page.keyboard.press('a');
  await expect(hostList.rows).toHaveCount(2);
  await expect(hostList.expand(names[1]!)).toBeFocused();
  await page.keyboard.press('r');
  await expect(hostList.reason).toBeFocused();
  await page.keyboard.type('a reason');
  await expect(hostList.reason).toHaveValue('a reason');
  await page.keyboard.press('Escape');
  await expect(shell.dialog).toBeHidden();
  await expect(hostList.rows).toHaveCount(2);
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('the evidence warns of the same phone under another name and shows who decided what and why', async ({
  context,
  request,
  hostList,
}) => {
  const first = await applicant(request, 'AG100001', 'First Name');
  await signIn(context, 'admin');
  await decide(context, first, 2, 'The picture shows somebody else');
  const second = await register(request, 'Second Name');
  await apply(request, second, 'AG100001', first.number);
  await hostList.open('/admin/pendingHost', second.username);
  await hostList.expand(second.username).click();
  const evidence = hostList.evidence(second.username);
  await expect(evidence).toContainText('The same phone under another name');
  await expect(evidence).toContainText(first.username);
  await expect(evidence.getByText('Followers')).toBeVisible();
  await hostList.open('/admin/rejectedHost', first.username);
  await hostList.expand(first.username).click();
  await expect(hostList.evidence(first.username)).toContainText(
    /Rejected by Meera Nair.*The picture shows somebody else/s,
  );
});

test('an admin rejects for good: agencies see so and cannot approve, the admin still can', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const user = await applicant(request, 'AG100003');
  await signIn(context, 'admin');
  await hostList.open('/admin/pendingHost', user.username);
  await hostList.button(user.username, 'Reject').click();
  const dialog = page.getByRole('dialog');
  await hostList.reason.fill('Threatened other hosts');
  await dialog.getByRole('checkbox', { name: 'Final: agencies cannot approve this application' }).check();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(shell.toasts).toContainText('Host rejected');

  for (const [panel, call, id, path] of [
    ['agency', 'agency/login', 'AG100003', '/agency/rejectedHost'],
    ['agencyadmin', 'agencyadmin/login', 'AA100003', '/agencyadmin/rejectedhost'],
  ] as const) {
    const login = await context.request.post(`/api/${call}`, {
      headers: { 'X-Panel': panel },
      data: { uniqueId: id, password: 'demo-staff-1' },
    });
    expect(login.ok(), await login.text()).toBe(true);
    await hostList.open(path, user.username);
    await expect(hostList.row(user.username)).toContainText(/Rejected \(final\)\s*by admin Meera Nair/);
    await expect(hostList.button(user.username, 'Approve')).toBeHidden();
    await hostList.row(user.username).getByRole('checkbox').check();
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect(shell.toasts).toContainText('An admin made this rejection final');
  }

  await hostList.open('/admin/rejectedHost', user.username);
  await hostList.button(user.username, 'Approve').click();
  await expect(shell.toasts).toContainText('Host approved');
  expect((await ownApplication(request, user)).status).toBe(1);
});

test('the counts in the menu and the hint above the list follow what others do', async ({
  page,
  request,
  context,
  hostList,
}) => {
  const login = await context.request.post('/api/agency/login', {
    headers: { 'X-Panel': 'agency' },
    data: { uniqueId: 'AG100007', password: 'demo-staff-1' },
  });
  expect(login.ok(), await login.text()).toBe(true);
  await page.goto('/agency/pendingHost');
  await expect(hostList.counts.getByRole('link', { name: /Pending hosts \d/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pending hosts' })).toHaveAttribute('aria-busy', 'false');
  const before = await hostList.count('Pending hosts');
  const user = await applicant(request, 'AG100007');
  await expect.poll(() => hostList.count('Pending hosts')).toBe(before + 1);
  await expect(hostList.row(user.username)).toBeHidden();
  await page.getByRole('button', { name: 'This list has changed' }).click();
  await expect(hostList.row(user.username)).toBeVisible();
});
