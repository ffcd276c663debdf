// Decisions and transfers by keyboard only: no clicks, no scripted focus, and the focus is always visible.
import { balanceOf, ownCoinAgency } from '../support/coins';
import { applicant, ownApplication, register, unique } from '../support/hosts';
import { Keyboard } from '../support/keyboard';
import { expect, signIn, test } from '../support/test';
import { ask, earner, ownRequests } from '../support/withdrawals';

test('rejects a host with a reason and approves the next host by keyboard', async ({
  page,
  context,
  request,
  hostList,
  shell,
}) => {
  const keys = new Keyboard(page);
  const family = `Keyed ${unique()}`;
  const users = [await applicant(request, 'AG100001', family), await applicant(request, 'AG100001', family)];

  await test.step('Open the pending hosts and search', async () => {
    await signIn(context, 'agency');
    await page.goto('/agency/dashboard');
    await expect(shell.title('Dashboard')).toBeVisible();
    await keys.goTo('pending', 'Pending hosts');
    await keys.search(family);
    await expect(hostList.rows).toHaveCount(2);
  });
  const names = (await hostList.rows.getByRole('link').allInnerTexts()).map((name) => name.trim());
  const [first, second] = names.map((name) => users.find(({ username }) => username === name)!);

  await test.step('Reject the first host with a reason', async () => {
    await keys.press('ArrowDown');
    await keys.at(hostList.expand(first!.username));
    await keys.press('r');
    await keys.at(hostList.reason);
    await keys.press('Control+Enter');
    await expect(shell.dialogText('This field cannot be empty')).toBeVisible();
    await keys.type('The phone does not answer');
    await keys.press('Control+Enter');
    await expect(hostList.rows).toHaveCount(1);
    await keys.at(hostList.expand(second!.username));
  });

  await test.step('Approve the next host', async () => {
    await keys.press('a');
    await expect(hostList.rows).toHaveCount(0);
    await keys.at(hostList.search);
  });

  await test.step('The applicants see the decisions', async () => {
    const decision = { status: 2, reason: 'The phone does not answer' };
    await expect.poll(() => ownApplication(request, first!)).toMatchObject(decision);
    await expect.poll(() => ownApplication(request, second!)).toMatchObject({ status: 1 });
  });
});

test('approves one withdrawal, then the selected withdrawals, by keyboard', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const keys = new Keyboard(page);
  await signIn(context, 'admin');
  const user = await earner(request, context);
  for (const coins of [70, 71, 72, 73]) await ask(request, user, coins);
  // The confirmation of a payment focuses Cancel first.
  const cancel = shell.dialog.getByRole('button', { name: 'Cancel' });

  await test.step('Select the second request and return to the first', async () => {
    await withdrawals.open('pending', user.username);
    await expect(withdrawals.rows).toHaveCount(4);
    await keys.press('j', 'j', 'x', 'k');
    await keys.at(withdrawals.expand(70));
  });

  await test.step('Approve the current request with Caps Lock on', async () => {
    // Caps Lock types a capital letter without Shift.
    await keys.press('A');
    await keys.at(cancel);
    await keys.press('Tab');
    await keys.at(shell.dialog.getByRole('button', { name: 'Approve 70 coins' }));
    await keys.press('Enter');
    await expect(withdrawals.rows).toHaveCount(3);
    await keys.at(withdrawals.expand(71));
    expect((await ownRequests(request, user)).map(({ status }) => status)).toEqual([0, 0, 0, 1]);
  });

  await test.step('Cancel the approval of the selected requests', async () => {
    await keys.press('j', 'x');
    await expect(page.getByText('2 selected')).toBeVisible();
    await keys.press('Shift+A');
    await keys.at(cancel);
    await keys.press('Escape');
    await expect(shell.dialog).toBeHidden();
    await keys.at(withdrawals.expand(72));
  });

  await test.step('Approve the selected requests', async () => {
    await keys.press('Shift+A');
    await keys.at(cancel);
    await keys.press('Tab');
    await keys.at(shell.dialog.getByRole('button', { name: 'Approve' }));
    await keys.press('Enter');
    await expect(withdrawals.rows).toHaveCount(1);
    await keys.at(withdrawals.expand(73));
    expect((await ownRequests(request, user)).map(({ status }) => status)).toEqual([0, 1, 1, 1]);
  });
});

test('sends coins by keyboard', async ({ page, context, request, shell }) => {
  const keys = new Keyboard(page);
  const user = await register(request);
  await signIn(context, 'admin');
  const agency = await ownCoinAgency(context, 500);

  await test.step('Open the form', async () => {
    await page.goto('/coin/dashboard');
    await expect(shell.title('Dashboard')).toBeVisible();
    await keys.goTo('send', 'Send Coins');
  });
  const form = page.getByRole('form');

  await test.step('Enter the recipient and the amount', async () => {
    await keys.reach(form.getByRole('textbox').first(), 2);
    await keys.type(user.username);
    await expect(form.getByRole('status')).toContainText(user.username);
    await keys.press('Tab');
    await keys.type('40');
  });

  await test.step('Confirm the transfer', async () => {
    await keys.press('Enter');
    await keys.at(shell.dialog.getByRole('button', { name: 'Cancel' }));
    await keys.press('Tab');
    await keys.at(shell.dialog.getByRole('button', { name: 'Send 40 coins' }));
    await keys.press('Enter');
    await expect(page.getByRole('region', { name: 'Sent in this session' })).toContainText(user.username);
  });

  await test.step('The form is ready for the next recipient', async () => {
    await expect(form.getByRole('textbox').first()).toHaveValue('');
    await keys.at(form.getByRole('textbox').first());
    expect(await balanceOf(context.request, agency.uniqueId)).toBe(460);
  });
});
