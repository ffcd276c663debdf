import { downloaded } from './support/downloads';
import { interceptable } from './support/interceptable';
import { losing } from './support/lost-answers';
import { secondAdmin } from './support/second-admin';
import { readValue } from './support/read-value';
import { expect, signIn, test } from './support/test';
import {
  account,
  ask,
  decideRequest,
  earner,
  earnerAsking,
  limitWithdrawals,
  ownRequests,
  wallet,
} from './support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const lists = [
  ['pending', 'Pending', ['Approve', 'Reject']],
  ['approved', 'Approved', ['Reject']],
  ['rejected', 'Rejected', ['Approve']],
] as const;
const heads = ['Username', 'Name', 'Coins', 'Account number', 'Bank name', 'IFSC code', 'Status', 'Action'];

test('the three lists show what the documents name, five a page, those that wait longest first', async ({
  page,
  userList,
  staffList,
  withdrawals,
}) => {
  for (const [path, state, moves] of lists) {
    await page.goto(`/admin/widthdrawal/${path}`);
    const row = withdrawals.rows.first();
    await expect(row).toContainText(state);
    await expect(row).toContainText(/•••• \d{4}/);
    await expect(userList.size).toHaveValue('5');
    for (const name of heads) await expect(staffList.head(name)).toBeVisible();
    await expect(row.getByRole('button', { name: /^(Approve|Reject) / })).toHaveText([...moves]);
    await expect(row.getByRole('link', { name: /^View / })).toHaveAttribute(
      'href',
      /viewwidthdrawal\/\w+\?request=/,
    );
    await expect(withdrawals.tabs.getByRole('link', { name: state })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/admin/widthdrawal/pending');
  await expect(staffList.head('Requested, ascending')).toBeVisible();
});

test('works by keyboard: approve, reject with a reason that the app shows, the next one at hand', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const { user } = await earnerAsking(request, context, 11, 12, 13);
  await withdrawals.open('pending', user.username);
  await expect(withdrawals.rows).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(withdrawals.expand(11)).toBeFocused();
  await page.keyboard.down('a');
  await shell.answer('Approve 11 coins');
  await expect(shell.toasts).toContainText(`Withdrawal of ${user.username} approved`);
  await expect(withdrawals.rows).toHaveCount(2);
  await expect(withdrawals.expand(12)).toBeFocused();
  // Held too long: the row that has moved up is not decided.
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  await page.keyboard.press('e');
  await expect(page.getByRole('region', { name: /^Details: / })).toContainText('Total paid11');
  await page.keyboard.press('r');
  await expect(withdrawals.reason).toBeFocused();
  await shell.pressInDialog('Reject');
  await expect(shell.dialogText('This field cannot be empty')).toBeVisible();
  await shell.pressInDialog('The IFSC code does not exist');
  await withdrawals.reason.press('End');
  await withdrawals.reason.pressSequentially('!');
  await shell.answer('Reject');
  await expect(withdrawals.rows).toHaveCount(1);
  // Two clicks, one decision.
  await withdrawals.button(13, 'Approve').dblclick();
  await shell.answer('Approve 13 coins');
  await expect(withdrawals.rows).toHaveCount(0);
  await expect(shell.toasts.getByRole('alert')).toHaveCount(0);
  expect(await ownRequests(request, user)).toMatchObject([
    { coins: 13, status: 1 },
    { coins: 12, status: 2, reason: 'The IFSC code does not exist!' },
    { coins: 11, status: 1 },
  ]);
});

test('decides about several at once, with a result for each row', async ({
  page,
  context,
  browser,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 21, 22, 23);
  const other = await secondAdmin(browser);
  await withdrawals.open('pending', user.username);
  await withdrawals.selectAll.check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await decideRequest(other, ids[1]!, 2, 'Somebody else was faster');
  // Nobody has gone to a row yet.
  await page.keyboard.press('Shift+A');
  await expect(shell.dialog).toContainText('Approve 3 withdrawals?');
  await expect(shell.dialog).toContainText('This pays out 66 coins.');
  await shell.answer('Approve 66 coins');
  await expect(withdrawals.outcome).toContainText('2 done, 1 skipped');
  await expect(withdrawals.outcome).toContainText(/22 coins: This withdrawal was rejected by Priya Shah/);
  await expect(withdrawals.rows).toHaveCount(0);
  await other.close();
});

test('a reject whose answer was lost is sent again as the same, and the coins come back once', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  await interceptable(page);
  const { user } = await earnerAsking(request, context, 31);
  const { recievingCoins, held } = await wallet(request, user);
  await withdrawals.open('pending', user.username);
  await withdrawals.reject(31, 'The account number is not valid');
  const loseNext = await losing(page, /coinrequest/);
  loseNext();
  await shell.pressInDialog('Reject');
  await expect(shell.toasts.getByRole('alert')).toBeVisible();
  await expect(withdrawals.reason).toHaveValue('The account number is not valid');
  await shell.answer('Reject');
  await expect(shell.toasts).toContainText(`Withdrawal of ${user.username} rejected`);
  expect(await wallet(request, user)).toMatchObject({ recievingCoins: recievingCoins + held, held: 0 });
});

test('above the limit two admins agree: who was first is told, and nobody confirms their own', async ({
  page,
  context,
  browser,
  request,
  withdrawals,
  shell,
}) => {
  const { user, ids } = await earnerAsking(request, context, 450, 451, 452);
  const [mine, theirs, alsoMine] = ids as [string, string, string];
  const other = await secondAdmin(browser);
  await limitWithdrawals(context, other, 400);
  await decideRequest(other, theirs, 1);
  await withdrawals.open('pending', user.username);
  await expect(withdrawals.row(450)).toContainText('Needs two admins');
  await withdrawals.button(450, 'Approve').click();
  await expect(shell.dialog).toContainText('Nothing is paid out until a second admin confirms');
  await shell.answer('Ask a second admin for 450 coins');
  await expect(shell.toasts).toContainText('Approved. A second admin must confirm');
  await expect(withdrawals.row(450)).toContainText('Approved by you, 1 of 2');
  await expect(withdrawals.button(450, 'Approve')).toBeHidden();
  await expect(withdrawals.row(451)).toContainText('Approved by Priya Shah, 1 of 2');
  await withdrawals.row(450).getByRole('link').first().focus();
  await page.keyboard.press('a');
  await expect(shell.toasts).toContainText('You have approved this; another admin must confirm');

  // What waits for the other one is no longer chosen: the next decision is not about it.
  for (const coins of [450, 452]) await withdrawals.row(coins).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await shell.answer('Approve');
  await expect(withdrawals.outcome).toContainText('1 awaiting a second admin, 1 skipped');
  await expect(withdrawals.row(452)).toContainText('Approved by you, 1 of 2');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(withdrawals.row(450).getByRole('checkbox')).toBeChecked();
  await withdrawals
    .row(451)
    .getByRole('link', { name: /^View / })
    .click();
  await expect(page.getByText('Priya Shah has approved this; a second admin must confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await shell.answer('Confirm 451 coins');
  await expect(page.getByText(/Approved by Meera Nair after Priya Shah/)).toBeVisible();
  for (const id of [mine, alsoMine]) await decideRequest(other, id, 1);
  await limitWithdrawals(context, other, null);
  expect(await ownRequests(request, user)).toMatchObject([{ status: 1 }, { status: 1 }, { status: 1 }]);
  await other.close();
});

test('the record shows bank, agency and evidence; the account is revealed on demand; the voucher is one page of A4', async ({
  page,
  context,
  request,
  shell,
}) => {
  const accountNo = account();
  const [user, stranger] = [await earner(request, context), await earner(request, context)];
  await ask(request, stranger, 5, accountNo);
  const id = await ask(request, user, 41, accountNo);
  await page.goto(`/admin/viewwidthdrawal/${user._id}`);
  await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible();
  await expect(page.getByText('The same account number under other users')).toBeVisible();
  await expect(page.getByRole('link', { name: stranger.username })).toBeVisible();
  for (const label of ['Bio', 'Email', 'Name', 'BD', 'Agency admin', 'IFSC', 'Bank name', 'PAN number'])
    await expect(readValue(page, label)).toBeVisible();
  await expect(readValue(page, 'Agency code')).toHaveText('AG100001');
  const number = readValue(page, 'Account number');
  await expect(number).toHaveText(`${'•'.repeat(accountNo.length - 4)}${accountNo.slice(-4)}`);
  await page.getByRole('button', { name: 'Reveal' }).click();
  await expect(number).toHaveText(accountNo);
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(number).not.toHaveText(accountNo);
  await page.keyboard.press('a');
  await shell.answer('Approve 41 coins');
  await page.getByRole('link', { name: 'Voucher' }).click();
  const voucher = page.getByRole('article', { name: 'Withdrawal voucher' });
  await expect(voucher).toContainText('41 coins');
  await expect(voucher).toContainText('Meera Nair');
  await expect(voucher).not.toContainText(accountNo);
  await page.getByRole('button', { name: 'Show full account number' }).click();
  await expect(voucher).toContainText(accountNo);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/Count 1\b/);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]\S*\]/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/admin/withdrawalvoucher/${await ask(request, user, 42)}`);
  await expect(page.getByText('Only approved withdrawals have a voucher.')).toBeVisible();
  await page.goto(`/admin/viewwidthdrawal/${user._id}?request=${id}`);
  await expect(page.getByText('41 coins, requested')).toBeVisible();
  await page.goto('/admin/viewwidthdrawal');
  await expect(page.getByText('No request selected')).toBeVisible();
});

test('chosen ones go to the bank once, can be downloaded again, and take two admins to reject', async ({
  page,
  context,
  request,
  withdrawals,
  shell,
}) => {
  const accountNo = account();
  const user = await earner(request, context);
  await decideRequest(context, await ask(request, user, 51, accountNo), 1);
  await withdrawals.open('approved', user.username);
  await withdrawals.selectAll.check();
  await page.getByRole('button', { name: 'Export selected' }).click();
  await expect(shell.dialog).toContainText('Export 1 withdrawals?');
  const first = await downloaded(page, () => shell.answer('Export and download'));
  expect(first.name).toMatch(/^withdrawals-\w+\.csv$/);
  expect(first.text).toContain(`,"'${accountNo}",`);
  await expect(withdrawals.row(51)).toContainText('Exported');
  await page.getByLabel('Bank export').selectOption('0');
  await expect(withdrawals.rows).toHaveCount(0);
  await page.getByLabel('Bank export').selectOption('1');
  await withdrawals.reject(51, 'The bank returned the payment');
  await shell.answer('Reject');
  await expect(withdrawals.row(51)).toContainText('Rejected by you, 1 of 2');
  await page.getByRole('link', { name: 'Bank exports' }).last().click();
  const row = withdrawals.rows.first();
  await expect(row).toContainText('Meera Nair');
  const again = await downloaded(page, () => row.getByRole('button', { name: /^Download / }).click());
  expect(again.text).toContain(`,"'${accountNo}",`);
});

test('the numbers on the tabs and the hint above the list follow what others do', async ({
  page,
  context,
  request,
  withdrawals,
}) => {
  const user = await earner(request, context);
  await page.goto('/admin/widthdrawal/pending');
  await expect(withdrawals.rows.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pending withdrawals' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const before = await withdrawals.count('Pending');
  const id = await ask(request, user, 61);
  await expect.poll(() => withdrawals.count('Pending')).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'This list has changed' }).click();
  await expect(page.getByRole('button', { name: 'This list has changed' })).toBeHidden();
  const approved = await withdrawals.count('Approved');
  await decideRequest(context, id, 1);
  await expect.poll(() => withdrawals.count('Approved')).toBeGreaterThan(approved);
});
