// The page of a user: links to forms that are filled in with the user, fields with choices, balance and history.
import { chooseOption } from '../support/choose-option';
import { approvedHost, unique } from '../support/hosts';
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('links to the lists and forms of the user, filled in with the user', async ({
  page,
  context,
  request,
  userPage,
}) => {
  const host = await approvedHost(request, context);
  const places = page.getByRole('region', { name: 'Related' });

  await test.step('Open the user: the links name the user', async () => {
    await userPage.open(host._id);
    for (const [name, account] of [
      ['Received', 'earnings'],
      ['Given', 'user'],
    ] as const)
      await expect(places.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/admin/ledger/${account}:${host._id}?kind=gift`,
      );
    await expect(places.locator('a[href*="viewAgency?id="]')).toBeVisible();
  });

  await test.step('Open the approved hosts', async () => {
    await places.getByRole('link', { name: 'Approved' }).click();
    await expect(page.locator('#root tr[data-row]')).toHaveCount(1);
    await expect(page.locator('#root tr[data-row]')).toContainText(host.username);
    await page.goBack();
  });

  await test.step('Open the form to send coins', async () => {
    await page.getByRole('link', { name: 'Send coins', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'User' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(host.username);
    await page.goBack();
  });

  await test.step('Open the form to notify', async () => {
    await page.getByRole('link', { name: 'Notify' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(host.username);
    await expect(page.getByText(host.name)).toBeVisible();
  });
});

test('offers genders to choose, keeps the stored gender, and has Save next to Cancel', async ({
  page,
  context,
  userPage,
}) => {
  const user = await userAt(context, 8);
  const stored = await context.request.post(`/api/admin/edituser?id=${user._id}`, {
    headers: { 'X-Panel': 'admin' },
    data: { gender: 'non-binary' },
  });
  expect(stored.ok()).toBe(true);
  const gender = page.getByRole('combobox', { name: 'Gender' });

  await test.step('Edit the user: the stored gender is selected', async () => {
    await userPage.open(user._id);
    await userPage.edit.click();
    await expect(gender).toHaveValue('non-binary');
    await gender.click();
    await expect(page.getByRole('option')).toHaveText(['non-binary', 'Not given', 'Female', 'Male', 'Other']);
    await page.keyboard.press('Escape');
  });

  await test.step('Save and Cancel are side by side', async () => {
    const [save, cancel] = [await userPage.save.boundingBox(), await userPage.cancel.boundingBox()];
    expect(Math.abs(save!.y - cancel!.y)).toBeLessThan(4);
    expect(cancel!.x - save!.x - save!.width).toBeLessThan(24);
  });

  await test.step('Choose another gender and save', async () => {
    await chooseOption(gender, 'Female');
    await userPage.save.click();
    await expect(userPage.edit).toBeFocused();
  });

  await test.step('Edit and cancel', async () => {
    await userPage.edit.click();
    await userPage.cancel.click();
    await expect(userPage.edit).toBeFocused();
  });
});

test('shows the balance next to its chart and the history in sentences', async ({
  page,
  context,
  userPage,
}) => {
  const user = await userAt(context, 9);
  const headers = { 'X-Panel': 'admin' };
  const at = `id=${user._id}`;
  const [reason, bio] = [`Sells coins elsewhere ${unique()}`, `Sings ${unique()}`];
  const posts: [string, object][] = [
    [`admin/edituser?${at}`, { bio: '' }],
    [`admin/edituser?${at}`, { bio }],
    [`admin/userban?${at}`, { banStatus: '1', reason }],
    [`admin/userban?${at}`, { banStatus: '0' }],
    ['admin/recharge/sendcoin', { to: '2', userId: user.username, coin: 36_300 }],
  ];
  for (const [path, data] of posts)
    expect((await context.request.post(`/api/${path}`, { headers, data })).ok()).toBe(true);

  const history = page.getByRole('region', { name: 'History' });
  const entries = history.getByRole('listitem').filter({ has: page.locator('time') });

  await test.step('The history shows each change', async () => {
    await userPage.open(user._id);
    await expect(entries.first()).toContainText(/Coins sent\s*by Meera Nair, /);
    await expect(entries.first()).toContainText('Coins: 36,300');
    await expect(entries.first()).not.toContainText(/[0-9a-f]{24}/);
    await expect(history.getByText(reason)).toHaveCount(1);
    await expect(history.getByText(`Bio: ${bio}`)).toBeVisible();
  });

  await test.step('The balance is shown once next to its chart', async () => {
    const balance = new Intl.NumberFormat().format(user.coin + 36_300);
    // The picture of the last 30 days ends with it.
    const course = page.getByRole('region', { name: 'Last 30 days' });
    await expect(course.getByText(balance, { exact: true })).toHaveCount(1);
    await expect(page.getByText(balance, { exact: true })).toHaveCount(2);
  });
});
