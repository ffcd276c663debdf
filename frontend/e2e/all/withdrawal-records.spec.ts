import { downloaded } from '../support/downloads';
import { readValue } from '../support/read-value';
import { expect, signIn, test } from '../support/test';
import { account, ask, decideRequest, earner } from '../support/withdrawals';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the record shows bank, agency and evidence, reveals the account number on demand and prints a voucher', async ({
  page,
  context,
  request,
  shell,
}) => {
  const accountNo = account();
  const [user, stranger] = [await earner(request, context), await earner(request, context)];
  await ask(request, stranger, 5, accountNo);
  const id = await ask(request, user, 41, accountNo);
  const number = readValue(page, 'Account number');
  const voucher = page.getByRole('article', { name: 'Withdrawal voucher' });

  await test.step('The record shows bank, agency and evidence', async () => {
    await page.goto(`/admin/viewwidthdrawal/${user._id}`);
    await expect(page.getByRole('heading', { level: 1, name: user.username })).toBeVisible();
    await expect(page.getByText('The same account number under other users')).toBeVisible();
    await expect(page.getByRole('link', { name: stranger.username })).toBeVisible();
    for (const label of ['Bio', 'Email', 'Name', 'BD', 'Agency admin', 'IFSC', 'Bank name', 'PAN number'])
      await expect(readValue(page, label)).toBeVisible();
    await expect(readValue(page, 'Agency Code')).toHaveText('AG100001');
  });

  await test.step('Reveal and hide the account number', async () => {
    await expect(number).toHaveText(`${'•'.repeat(accountNo.length - 4)}${accountNo.slice(-4)}`);
    await page.getByRole('button', { name: 'Reveal' }).click();
    await expect(number).toHaveText(accountNo);
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(number).not.toHaveText(accountNo);
  });

  await test.step('Approve and open the voucher', async () => {
    await page.keyboard.press('a');
    await shell.answer('Approve 41 coins');
    await page.getByRole('link', { name: 'Voucher' }).click();
  });

  await test.step('The voucher shows the account number on demand', async () => {
    await expect(voucher).toContainText('41 coins');
    await expect(voucher).toContainText('Meera Nair');
    await expect(voucher).not.toContainText(accountNo);
    await page.getByRole('button', { name: 'Show full account number' }).click();
    await expect(voucher).toContainText(accountNo);
  });

  await test.step('The voucher prints on one A4 page', async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf).toMatch(/\/Count 1\b/);
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]\S*\]/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('A pending request has no voucher', async () => {
    await page.goto(`/admin/withdrawalvoucher/${await ask(request, user, 42)}`);
    await expect(page.getByText('Only approved withdrawals have a voucher.')).toBeVisible();
  });

  await test.step('Open one request, and open the screen without a request', async () => {
    await page.goto(`/admin/viewwidthdrawal/${user._id}?request=${id}`);
    await expect(page.getByText('41 coins, requested')).toBeVisible();
    await page.goto('/admin/viewwidthdrawal');
    await expect(page.getByText('No request selected')).toBeVisible();
  });
});

test('exports selected withdrawals for the bank once, downloads the file again, and needs two admins to reject them', async ({
  page,
  context,
  request,
  withdrawals,
  filters,
  shell,
}) => {
  const accountNo = account();
  const user = await earner(request, context);
  await decideRequest(context, await ask(request, user, 51, accountNo), 1);

  const first = await test.step('Export the selected withdrawals', async () => {
    await withdrawals.open('approved', user.username);
    await withdrawals.selectAll.check();
    await page.getByRole('button', { name: 'Export selected' }).click();
    await expect(shell.dialog).toContainText('Export 1 withdrawal?');
    const file = await downloaded(page, () => shell.answer('Export and download'));
    expect(file.name).toMatch(/^withdrawals-\w+\.csv$/);
    // A program of the bank reads the file: the number is plain.
    expect(file.text).toMatch(new RegExp(`,"?${accountNo}"?,`));
    await expect(withdrawals.row(51)).toContainText('Exported');
    return file;
  });

  await test.step('Filter by bank export', async () => {
    await filters.open('Bank export');
    await page.getByRole('menuitemradio', { name: /^Not exported/ }).click();
    await expect(withdrawals.rows).toHaveCount(0);
    await filters.choose('Bank export', 'Exported');
  });

  await test.step('Reject an exported withdrawal: a second admin must confirm', async () => {
    await withdrawals.reject(51, 'The bank returned the payment');
    await shell.answer('Reject');
    await expect(withdrawals.row(51)).toContainText('Rejected by you, 1 of 2');
  });

  await test.step('Download the export again', async () => {
    await page.getByRole('link', { name: 'Bank exports' }).click();
    const row = withdrawals.rows.first();
    await expect(row).toContainText('Meera Nair');
    const again = await downloaded(page, () => row.getByRole('button', { name: /^Download / }).click());
    expect(again.text).toBe(first.text);
  });
});
