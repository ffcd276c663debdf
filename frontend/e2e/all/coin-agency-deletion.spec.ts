import { interceptable } from '../support/interceptable';
import { addCoinAgency } from '../support/staff';
import { expect, signIn, test } from '../support/test';

const empty = 'This field cannot be empty';

test('deletes a coin agency with coins and returns its coins in one step', async ({
  page,
  context,
  shell,
  staffList,
}) => {
  await signIn(context, 'admin');
  const { name, uniqueId } = await addCoinAgency(context, 2500);
  const code = shell.dialog.getByLabel(`Type ${uniqueId} to confirm`);

  await test.step('Open the question and enter a reason', async () => {
    await page.goto(`/admin/manageCoin?search=${encodeURIComponent(uniqueId)}`);
    await staffList.act(name, 'Delete');
    await expect(shell.dialogText(`Delete ${name} and return 2,500 coins`)).toBeVisible();
    await expect(shell.dialogText('Its 2,500 coins return to the platform first')).toBeVisible();
    await shell.dialog.getByLabel('Reason').fill('Closed shop');
  });

  await test.step('The code of the agency is required', async () => {
    await shell.pressInDialog('Return coins and delete');
    await expect(code).toHaveAccessibleDescription(empty);
    await code.fill('coin@000000');
    await shell.pressInDialog('Return coins and delete');
    await expect(code).toHaveAccessibleDescription(`Enter ${uniqueId} to confirm`);
  });

  await test.step('Confirm with the code', async () => {
    await code.fill(uniqueId);
    await shell.answer('Return coins and delete');
    await expect(shell.toasts.getByText('2,500 coins returned, coin agency deleted')).toBeVisible();
    await expect(staffList.row(name)).toBeHidden();
  });
});

test('deletes a coin agency only after the current balance and the coin limit are loaded', async ({
  page,
  context,
  shell,
  staffList,
}) => {
  await signIn(context, 'admin');
  const { name, uniqueId } = await addCoinAgency(context, 100);
  await interceptable(page);

  await test.step('Open the list', async () => {
    await page.goto(`/admin/manageCoin?search=${encodeURIComponent(uniqueId)}`);
    await expect(staffList.row(name)).toContainText('100');
  });
  await context.request.post('/api/admin/recharge/sendcoin', {
    headers: { 'X-Panel': 'admin' },
    data: { to: 1, userId: uniqueId, coin: 900 },
  });
  const failure = {
    success: 0,
    message: 'Something went wrong on the server. Please try again',
    code: 'INTERNAL',
  };
  const reads = ['**/api/admin/coinPanel/fetchCoinPanel*', '**/api/admin/coinlimits/check*'];
  for (const read of reads) {
    await test.step(`Delete while ${read} fails, then retry`, async () => {
      await page.route(read, (route) => route.fulfill({ status: 500, json: failure }), { times: 1 });
      await staffList.act(name, 'Delete');
      await expect(shell.dialogText('The balance or your coin limit could not be loaded')).toBeVisible();
      await expect(shell.dialog.getByRole('button', { name: 'Return coins and delete' })).toBeHidden();
      await shell.pressInDialog('Retry');
      await expect(shell.dialogText(`Delete ${name} and return 1,000 coins`)).toBeVisible();
      await expect(shell.dialog.getByLabel('Reason')).toBeFocused();
      await expect(shell.dialog.getByRole('button', { name: 'Return coins and delete' })).toBeVisible();
      await shell.answer('Cancel');
    });
  }

  const details = { waits: false, left: 999 };

  await test.step('A deletion above the remaining limit of today needs a second admin', async () => {
    await page.route(reads[1]!, (route) => route.fulfill({ json: { success: 1, message: '', details } }));
    await staffList.act(name, 'Delete');
    await expect(shell.dialogText('This is above the coin limit')).toBeVisible();
    await expect(shell.dialog.getByRole('button', { name: 'Ask a second admin' })).toBeVisible();
    await shell.answer('Cancel');
  });
});
