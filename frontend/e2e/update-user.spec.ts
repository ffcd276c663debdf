// Update User: filled with what the user has today, and no balance changed that the admin did not see.
import { interceptable } from './support/interceptable';
import { losing } from './support/lost-answers';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

const headers = { 'X-Panel': 'admin' };
const grouped = (value: number) => value.toLocaleString('en-GB');

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('Update User shows who it is and what becomes of the coins before anything moves', async ({
  page,
  context,
  shell,
}) => {
  const listed = await userAt(context, 13);
  const read = async () => {
    const answer = await context.request.get(`/api/admin/view_user?id=${listed._id}`, { headers });
    return ((await answer.json()) as { details: { coin: number; level: number; number: string } }).details;
  };
  const user = await read();
  await interceptable(page);
  await page.goto('/admin/updateUser');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('This field cannot be empty')).toHaveCount(4);
  await page.getByLabel('Number').fill('1234567');
  await expect(page.getByText('no user found')).toBeVisible();
  await page.getByLabel('Number').fill(user.number);
  await expect(page.getByText(listed.username)).toBeVisible();
  await expect(page.getByLabel('Coin')).toHaveValue(String(user.coin));
  await expect(page.getByLabel('Level')).toHaveValue(String(user.level));
  await page.getByLabel('Coin').fill(String(user.coin + 250));
  await page.getByLabel('Level').fill('7');
  await page.getByLabel('Experience').fill('700');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(shell.dialogText('The platform sends 250 coins.')).toBeVisible();
  await shell.answer('Cancel');
  expect((await read()).coin).toBe(user.coin);

  // The answer gets lost. What is changed then is another update, and said to be one.
  const update = async () => {
    await page.getByRole('form').getByRole('button', { name: 'Update User' }).click();
    await shell.answer('Update User');
  };
  const loseNext = await losing(page, '**/api/app/edit/update');
  loseNext();
  await update();
  const notice = page.getByText(/^No reply from the server: .* coins, level 7 and experience 700 for /);
  await expect(notice).toBeVisible();
  // Back to the level that the form was opened with: also a change by now.
  await page.getByLabel('Level').fill(String(user.level));
  await update();
  await expect(page.getByText('Your earlier attempt succeeded')).toBeVisible();
  expect(await read()).toMatchObject({ coin: user.coin + 250, level: 7 });
  const now = grouped(user.coin + 250);
  await expect(page.getByText(`Balance changes from ${now} to ${now}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send these values too' }).click();

  // Nor does a reload forget it.
  loseNext();
  await update();
  await expect(
    page.getByText(new RegExp(`^No reply from the server: .* coins, level ${user.level} `)),
  ).toBeVisible();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(shell.toasts).toContainText(`${listed.username} updated`);
  expect(await read()).toMatchObject({ coin: user.coin + 250, level: user.level });
  await expect(page.getByText('No reply from the server')).toBeHidden();
  await expect(page.getByLabel('Number')).toHaveValue('');
});

test('Update User opens from the page of the user, adds to the balance, and says when that has changed', async ({
  page,
  context,
  shell,
}) => {
  const { _id, username } = await userAt(context, 15);
  const read = async () => {
    const answer = await context.request.get(`/api/admin/view_user?id=${_id}`, { headers });
    return (
      (await answer.json()) as {
        details: Record<'coin' | 'level' | 'experience', number> & { number: string };
      }
    ).details;
  };
  const user = await read();
  await page.goto(`/admin/ViewUser?id=${_id}`);
  await page.getByRole('region', { name: 'Wallet' }).getByRole('link', { name: 'Update User' }).click();
  await expect(page.getByLabel('Coin')).toHaveValue(String(user.coin));
  await expect(page.getByLabel('Level')).toHaveValue(String(user.level));
  await expect(page.getByLabel('Experience')).toHaveValue(String(user.experience));

  await page.getByText('Subtract').click();
  await page.getByLabel('Coin').fill(String(user.coin + 1));
  await expect(page.getByText(`The user has only ${grouped(user.coin)} coins`)).toBeVisible();
  await page.getByText('Add', { exact: true }).click();
  await page.getByLabel('Coin').fill('500');
  await expect(
    page.getByText(`Balance changes from ${grouped(user.coin)} to ${grouped(user.coin + 500)}`),
  ).toBeVisible();

  // Somebody else changes the balance meanwhile.
  const { number, level, experience } = user;
  await context.request.post('/api/app/edit/update', {
    headers,
    data: { number, level, experience, coin: user.coin + 30 },
  });
  const submit = page.getByRole('form').getByRole('button', { name: 'Update User' });
  await submit.click();
  await shell.answer('Update User');
  await expect(
    page.getByRole('form').getByText(`${username} now has ${grouped(user.coin + 30)} coins`),
  ).toBeVisible();
  expect((await read()).coin).toBe(user.coin + 30);
  await expect(page.getByRole('form').getByRole('status')).toContainText(grouped(user.coin + 30));
  await submit.click();
  await expect(shell.dialogText('The platform sends 500 coins.')).toBeVisible();
  await shell.answer('Update User');
  await expect(page).toHaveURL(new RegExp(`ViewUser\\?id=${_id}`));
  expect(await read()).toMatchObject({ coin: user.coin + 530, level, experience });
});

test('Update User asks about the user of the whole number, and sends nothing when there is none', async ({
  page,
  context,
  shell,
}) => {
  const [owner, namesake] = [await userAt(context, 16), await userAt(context, 17)];
  const read = async ({ _id }: { _id: string }) => {
    const answer = await context.request.get(`/api/admin/view_user?id=${_id}`, { headers });
    return ((await answer.json()) as { details: { coin: number; number: string; username: string } }).details;
  };
  const edit = async ({ _id }: { _id: string }, data: object) => {
    const answer = await context.request.post(`/api/admin/edituser?id=${_id}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const before = await read(owner);
  const digits = String(Date.now()).slice(-6);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/edit/update')) sent.push(request.postData()!);
  });
  const submit = page.getByRole('form').getByRole('button', { name: 'Update User' });

  // A username of digits is no phone number.
  await edit(namesake, { username: digits });
  await page.goto('/admin/updateUser');
  await page.getByLabel('Number').fill(digits);
  await expect(page.getByText('no user found')).toBeVisible();
  for (const label of ['Coin', 'Level', 'Experience']) await page.getByLabel(label).fill('900');
  await submit.click();
  await expect(page.getByLabel('Number')).toHaveAccessibleDescription('no user found');
  await expect(shell.dialog).toBeHidden();
  expect(sent).toEqual([]);

  // Somebody has this number of six digits, and somebody else this username.
  await edit(owner, { number: digits });
  await page.reload();
  await page.getByLabel('Number').fill(digits);
  await expect(page.getByText(owner.username)).toBeVisible();
  await expect(page.getByLabel('Coin')).toHaveValue(String(before.coin));
  await page.getByLabel('Coin').fill(String(before.coin + 40));
  await submit.click();
  await expect(shell.dialogText(`Update ${owner.username}?`)).toBeVisible();
  await expect(shell.dialogText('The platform sends 40 coins.')).toBeVisible();
  await expect(shell.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await shell.answer('Update User');
  await expect(shell.toasts).toContainText(`${owner.username} updated`);
  expect((await read(owner)).coin).toBe(before.coin + 40);
  expect(sent).toHaveLength(1);
  await edit(owner, { number: before.number });
  await edit(namesake, { username: namesake.username });
});

test('Update User sends the values of nobody else, and no level of earlier', async ({
  page,
  context,
  shell,
}) => {
  const [first, second] = [await userAt(context, 18), await userAt(context, 19)];
  const read = async ({ _id }: { _id: string }) => {
    const answer = await context.request.get(`/api/admin/view_user?id=${_id}`, { headers });
    return (
      (await answer.json()) as {
        details: Record<'coin' | 'level' | 'experience', number> & { number: string };
      }
    ).details;
  };
  const { number, ...before } = await read(second);
  await page.goto(`/admin/updateUser?id=${first._id}`);
  await expect(page.getByLabel('Coin')).toHaveValue(String((await read(first)).coin));
  await page.getByLabel('Coin').fill('77');

  // Sooner than anybody is looked up.
  await page.getByLabel('Number').fill(number);
  await page.getByLabel('Number').press('Enter');
  await expect(page.getByLabel('Number')).toHaveAccessibleDescription(
    `This number belongs to ${second.username}. Check the values now in the form, then press Update User again.`,
  );
  await expect(shell.dialog).toBeHidden();
  await expect(page.getByLabel('Coin')).toHaveValue(String(before.coin));

  // The level rises meanwhile: what was not touched is not set back.
  await context.request.post('/api/app/edit/update', {
    headers,
    data: { number, coin: before.coin, level: before.level + 1, experience: before.experience },
  });
  await page.getByLabel('Coin').fill(String(before.coin + 5));
  await page.getByRole('form').getByRole('button', { name: 'Update User' }).click();
  await expect(shell.dialogText(`Update ${second.username}?`)).toBeVisible();
  await shell.answer('Update User');
  await expect(page).toHaveURL(new RegExp(`ViewUser\\?id=${second._id}`));
  expect(await read(second)).toMatchObject({ coin: before.coin + 5, level: before.level + 1 });
});
