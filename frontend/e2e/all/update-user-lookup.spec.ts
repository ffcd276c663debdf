// Update User: the user that the form looks up receives the values, and no other user.
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

const headers = { 'X-Panel': 'admin' };

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('Update User looks up the whole number and sends nothing without a match', async ({
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

  await test.step('Enter the username of another user: no match', async () => {
    await edit(namesake, { username: digits });
    await page.goto('/admin/updateUser');
    await page.getByLabel('Number').fill(digits);
    await expect(page.getByText('no user found')).toBeVisible();
    for (const label of ['Coin', 'Level', 'Experience']) await page.getByLabel(label).fill('900');
    await submit.click();
    await expect(page.getByLabel('Number')).toHaveAccessibleDescription('no user found');
    await expect(shell.dialog).toBeHidden();
    expect(sent).toEqual([]);
  });

  await test.step('Enter the number of a user', async () => {
    await edit(owner, { number: digits });
    await page.reload();
    await page.getByLabel('Number').fill(digits);
    await expect(page.getByText(owner.username)).toBeVisible();
    await expect(page.getByLabel('Coin')).toHaveValue(String(before.coin));
    await page.getByLabel('Coin').fill(String(before.coin + 40));
  });

  await test.step('Submit: the coins go to the user with this number', async () => {
    await submit.click();
    await expect(shell.dialogText(`Update ${owner.username}?`)).toBeVisible();
    await expect(shell.dialogText('The platform sends 40 coins.')).toBeVisible();
    await expect(shell.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await shell.answer('Update User');
    await expect(shell.toasts).toContainText(`${owner.username} updated`);
    expect((await read(owner)).coin).toBe(before.coin + 40);
    expect(sent).toHaveLength(1);
  });
  await edit(owner, { number: before.number });
  await edit(namesake, { username: namesake.username });
});

test('Update User sends only the values of the user in the form, and no outdated level', async ({
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

  await test.step('Open the form for the first user', async () => {
    await page.goto(`/admin/updateUser?id=${first._id}`);
    await expect(page.getByLabel('Coin')).toHaveValue(String((await read(first)).coin));
    await page.getByLabel('Coin').fill('77');
  });

  await test.step('Enter another number and submit before the lookup', async () => {
    await page.getByLabel('Number').fill(number);
    await page.getByLabel('Number').press('Enter');
    await expect(page.getByLabel('Number')).toHaveAccessibleDescription(
      `This number belongs to ${second.username}. Check the values now in the form, then press Update User again.`,
    );
    await expect(shell.dialog).toBeHidden();
    await expect(page.getByLabel('Coin')).toHaveValue(String(before.coin));
  });

  await test.step('Change the coins after the level has risen', async () => {
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
});
