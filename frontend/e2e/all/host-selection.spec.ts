import { applicant, apply, decide, ownApplication, unique } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test('decides several at once and shows a result for each row', async ({
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
  const outcome = page.getByRole('main').getByRole('alert');

  await test.step('Select all three hosts', async () => {
    await hostList.open('/admin/pendingHost', family);
    await hostList.selectAll.check();
    await expect(page.getByText('3 selected')).toBeVisible();
  });
  await decide(context, second, 1);

  await test.step('Approve the selected hosts', async () => {
    await hostList.approveSelected.click();
    await expect(shell.dialog).toContainText('Approve 3 applications?');
    await shell.answer('Approve');
  });

  await test.step('The result names the skipped host', async () => {
    await expect(outcome).toContainText('2 done, 1 skipped');
    await expect(outcome).toContainText(new RegExp(`${second.username}.*was approved by Meera Nair`));
    await expect(hostList.rows).toHaveCount(0);
    for (const user of [first, third]) expect((await ownApplication(request, user)).status).toBe(1);
  });

  await test.step('Close the result', async () => {
    await page.getByRole('button', { name: 'Close result' }).click();
    await expect(outcome).toBeHidden();
  });
});

test('keeps a row that cannot be decided and shows the reason', async ({
  context,
  request,
  hostList,
  shell,
}) => {
  const family = `Twice ${unique()}`;
  const twice = await applicant(request, 'AG100001', family);
  const other = await applicant(request, 'AG100001', family);
  await signIn(context, 'admin');
  for (const user of [twice, other]) await decide(context, user, 2, 'Once more, please');
  await apply(request, twice, 'AG100002');

  await test.step('Approve the selected hosts', async () => {
    await hostList.open('/admin/rejectedHost', family);
    await hostList.selectAll.check();
    await hostList.approveSelected.click();
    await shell.answer('Approve');
  });

  await test.step('The row stays with the reason', async () => {
    await expect(hostList.rows).toHaveCount(1);
    await expect(hostList.row(twice.username)).toContainText(
      'Skipped: This user has another pending or approved application',
    );
  });
});

test('works by keyboard: move, evidence, approve, reject, select', async ({
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

  await test.step('Move between the rows', async () => {
    await page.keyboard.press('j');
    await expect(hostList.expand(names[0]!)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hostList.expand(names[1]!)).toBeFocused();
    await page.keyboard.press('k');
  });

  await test.step('Open the evidence', async () => {
    await page.keyboard.press('o');
    await expect(hostList.evidence(names[0]!)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hostList.expand(names[0]!)).toBeFocused();
  });

  await test.step('Approve the current row', async () => {
    await page.keyboard.press('a');
    await expect(hostList.rows).toHaveCount(2);
    await expect(hostList.expand(names[1]!)).toBeFocused();
  });

  await test.step('Type a reason and cancel the rejection', async () => {
    await page.keyboard.press('r');
    await expect(hostList.reason).toBeFocused();
    await page.keyboard.type('a reason');
    await expect(hostList.reason).toHaveValue('a reason');
    await page.keyboard.press('Escape');
    await expect(shell.dialog).toBeHidden();
    await expect(hostList.rows).toHaveCount(2);
  });

  await test.step('Select the current row', async () => {
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
  });
});
