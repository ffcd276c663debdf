// Update User: filled with the user's current values. The form changes only balances that the admin saw.
import { interceptable } from '../support/interceptable';
import { losing } from '../support/lost-answers';
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

const headers = { 'X-Panel': 'admin' };
const grouped = (value: number) => value.toLocaleString('en-GB');

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('Update User shows the user and the effect on the coins before anything is sent', async ({
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
  const update = async () => {
    await page.getByRole('form').getByRole('button', { name: 'Update User' }).click();
    await shell.answer('Update User');
  };
  const loseNext = await losing(page, '**/api/app/edit/update');

  await test.step('Submit the empty form', async () => {
    await page.goto('/admin/updateUser');
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(page.getByText('This field cannot be empty')).toHaveCount(4);
  });

  await test.step('Enter the number of a user', async () => {
    await page.getByLabel('Number').fill('1234567');
    await expect(page.getByText('no user found')).toBeVisible();
    await page.getByLabel('Number').fill(user.number);
    await expect(page.getByText(listed.username)).toBeVisible();
    await expect(page.getByLabel('Coin')).toHaveValue(String(user.coin));
    await expect(page.getByLabel('Level')).toHaveValue(String(user.level));
  });

  await test.step('Change the values and cancel', async () => {
    await page.getByLabel('Coin').fill(String(user.coin + 250));
    await page.getByLabel('Level').fill('7');
    await page.getByLabel('Experience').fill('700');
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(shell.dialogText('The platform sends 250 coins.')).toBeVisible();
    await shell.answer('Cancel');
    expect((await read()).coin).toBe(user.coin);
  });

  const notice = page.getByText(/^No reply from the server: .* coins, level 7 and experience 700 for /);

  await test.step('Lose the answer of an update', async () => {
    loseNext();
    await update();
    await expect(notice).toBeVisible();
  });

  await test.step('Restore the previous level: a second update', async () => {
    await page.getByLabel('Level').fill(String(user.level));
    await update();
    await expect(page.getByText('Your earlier attempt succeeded')).toBeVisible();
    expect(await read()).toMatchObject({ coin: user.coin + 250, level: 7 });
  });

  await test.step('Send these values too', async () => {
    const now = grouped(user.coin + 250);
    await expect(page.getByText(`Balance changes from ${now} to ${now}`)).toBeVisible();
    await page.getByRole('button', { name: 'Send these values too' }).click();
  });

  await test.step('Lose the answer again', async () => {
    loseNext();
    await update();
    await expect(
      page.getByText(new RegExp(`^No reply from the server: .* coins, level ${user.level} `)),
    ).toBeVisible();
  });

  await test.step('Check again after a reload', async () => {
    page.once('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(shell.toasts).toContainText(`${listed.username} updated`);
    expect(await read()).toMatchObject({ coin: user.coin + 250, level: user.level });
    await expect(page.getByText('No reply from the server')).toBeHidden();
    await expect(page.getByLabel('Number')).toHaveValue('');
  });
});
