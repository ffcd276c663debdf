// Old values of a record, from its history: the form opens with them, and only a save writes them.
import { addRecord, uniqueName } from '../support/catalogue-records';
import { oldValues, putBack } from '../support/history';
import { png } from '../support/media';
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { plainUserAt } from '../support/users';

const headers = { 'X-Panel': 'admin' };
test.beforeEach(({ context }) => signIn(context, 'admin'));

test('puts the values of a gift back after they were checked and saved', async ({ page, context, shell }) => {
  const title = uniqueName('Put back');
  const image = { name: 'gift.png', mimeType: 'image/png', buffer: png(40, [20, 120, 20]) };
  await addRecord(context.request, 'gifts/addGifts', { title, coin: 7, image });
  const read = async (search: string) => {
    const params = { search, page: 1, limit: 1 };
    const found = await context.request.get('/api/admin/gifts/getGifts', { headers, params });
    return ((await found.json()) as { details: { _id: string; title: string; coin: number }[] }).details[0]!;
  };
  const { _id } = await read(title);
  const edited = await context.request.post('/api/admin/gifts/updategifts', {
    headers,
    multipart: { id: _id, title: `${title} new`, coin: 9 },
  });
  expect(edited.ok(), await edited.text()).toBe(true);
  await page.goto(`/admin/editGift?id=${_id}`);

  await test.step('Put the values back: the form holds them, nothing is sent', async () => {
    await putBack(page).click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Coin' })).toHaveValue('7');
    await expect(oldValues(page)).toBeVisible();
    expect(await read(title)).toMatchObject({ title: `${title} new`, coin: 9 });
  });

  await test.step('Save: the old values return, and the history shows it', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(shell.toasts.getByRole('status')).toBeVisible();
    expect(await read(title)).toMatchObject({ title, coin: 7 });
  });

  await test.step('The form that opens again shows the present values without a notice', async () => {
    await page.goto(`/admin/editGift?id=${_id}`);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(oldValues(page)).toHaveCount(0);
  });
});

test('opens the form of a staff account with the old name', async ({ page, context }) => {
  const { _id, name } = await addBd(context, 'put-back-bd-1', 'Old name');
  const renamed = await context.request.put(`/api/bdpanel/updatebd?id=${_id}`, {
    headers,
    multipart: { name: `${name} new` },
  });
  expect(renamed.ok(), await renamed.text()).toBe(true);
  await page.goto(`/admin/viewBd?id=${_id}`);
  await putBack(page, 'link').click();
  await expect(page).toHaveURL(/\/admin\/editBD\?id=/);
  // The record that was left shows its name under the same label.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(oldValues(page)).toBeVisible();
});

test('opens the details of a user with the old bio, which Cancel leaves alone', async ({
  page,
  context,
  userPage,
}) => {
  const user = await plainUserAt(context, 22);
  const bio = `First ${uniqueName('bio')}`;
  for (const text of [bio, 'Second bio']) {
    const edited = await context.request.post(`/api/admin/edituser?id=${user._id}`, {
      headers,
      data: { bio: text },
    });
    expect(edited.ok(), await edited.text()).toBe(true);
  }
  await userPage.open(user._id);
  await putBack(page).first().click();
  await expect(page.getByLabel('Bio')).toHaveValue(bio);
  await expect(oldValues(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Second bio').first()).toBeVisible();
});
