// Update User: filled with the user's current values. The form changes only balances that the admin saw.
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

const headers = { 'X-Panel': 'admin' };
const grouped = (value: number) => value.toLocaleString('en-GB');

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('Update User opens from the page of the user, adds to the balance and reports a changed balance', async ({
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

  await test.step('Open the form from the page of the user', async () => {
    await page.goto(`/admin/ViewUser?id=${_id}`);
    await page.getByRole('region', { name: 'Wallet' }).getByRole('link', { name: 'Update User' }).click();
    await expect(page.getByLabel('Coin')).toHaveValue(String(user.coin));
    await expect(page.getByLabel('Level')).toHaveValue(String(user.level));
    await expect(page.getByLabel('Experience')).toHaveValue(String(user.experience));
  });

  await test.step('Subtract more than the balance', async () => {
    await page.getByText('Subtract').click();
    await page.getByLabel('Coin').fill(String(user.coin + 1));
    await expect(page.getByText(`The user has only ${grouped(user.coin)} coins`)).toBeVisible();
  });

  await test.step('Add coins', async () => {
    await page.getByText('Add', { exact: true }).click();
    await page.getByLabel('Coin').fill('500');
    await expect(
      page.getByText(`Balance changes from ${grouped(user.coin)} to ${grouped(user.coin + 500)}`),
    ).toBeVisible();
  });

  const { number, level, experience } = user;
  const submit = page.getByRole('form').getByRole('button', { name: 'Update User' });

  await test.step('Submit after another admin has changed the balance', async () => {
    await context.request.post('/api/app/edit/update', {
      headers,
      data: { number, level, experience, coin: user.coin + 30 },
    });
    await submit.click();
    await shell.answer('Update User');
    await expect(
      page.getByRole('form').getByText(`${username} now has ${grouped(user.coin + 30)} coins`),
    ).toBeVisible();
    expect((await read()).coin).toBe(user.coin + 30);
    await expect(page.getByRole('form').getByRole('status')).toContainText(grouped(user.coin + 30));
  });

  await test.step('Submit again', async () => {
    await submit.click();
    await expect(shell.dialogText('The platform sends 500 coins.')).toBeVisible();
    await shell.answer('Update User');
    await expect(page).toHaveURL(new RegExp(`ViewUser\\?id=${_id}`));
    expect(await read()).toMatchObject({ coin: user.coin + 530, level, experience });
  });
});
