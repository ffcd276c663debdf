// Two people edit one record, in each other kind of form: user, staff account, own profile, settings, limits, keys; values
// in lists and drafts.
import type { BrowserContext, Page } from '@playwright/test';
import { ConflictDialog } from '../pages/conflict-dialog';
import { addRecord, uniqueName } from '../support/catalogue-records';
import { limitCoins } from '../support/coin-limits';
import { register } from '../support/hosts';
import { picture } from '../support/picture';
import { addAdmin, secondAdmin } from '../support/second-admin';
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';

const headers = { 'X-Panel': 'admin' };

/** The edit of a colleague, by the call that the colleague's form makes. */
async function change(
  colleague: BrowserContext,
  [method, path]: ['post' | 'put', string],
  data: Record<string, string | number>,
) {
  const answer = await colleague.request[method](`/api/${path}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function read<Row>(context: BrowserContext, path: string): Promise<Row> {
  const answer = await context.request.get(`/api/${path}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  const found = Object.values((await answer.json()) as object).find((one) => typeof one === 'object') as
    | Row
    | Row[];
  return Array.isArray(found) ? found[0]! : found;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

let colleague: BrowserContext;
test.beforeEach(async ({ context, browser }) => {
  await signIn(context, 'admin');
  colleague = await secondAdmin(browser);
});
test.afterEach(() => colleague.close());

test('a user: keeps the own bio, takes the name of the colleague', async ({
  page,
  context,
  userPage,
  request,
}) => {
  const { _id } = await register(request);
  const conflict = new ConflictDialog(page);
  await userPage.open(_id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('Sings on Sundays');
  await userPage.field('Name').fill('Mine');
  await change(colleague, ['post', `admin/edituser?id=${_id}`], { name: 'Theirs', gender: 'female' });
  await userPage.save.click();
  await conflict.side('Name', 'Now').check();
  await conflict.save.click();
  await expect(userPage.value('Name')).toHaveText('Theirs');
  await expect(userPage.value('Bio')).toHaveText('Sings on Sundays');

  await test.step('A second save meets no conflict with oneself', async () => {
    await userPage.edit.click();
    await userPage.field('Name').fill('Third');
    await userPage.save.click();
    await expect(userPage.value('Name')).toHaveText('Third');
    await expect(conflict.root).toBeHidden();
  });
  expect(await read(context, `admin/view_user?id=${_id}`)).toMatchObject({ gender: 'female', name: 'Third' });
});

test('a user: a change of the tag or the status concerns no field of the form', async ({
  page,
  context,
  userPage,
  request,
}) => {
  const { _id } = await register(request);
  await userPage.open(_id);
  await userPage.edit.click();
  await userPage.field('Bio').fill('Dances');
  await change(colleague, ['post', 'admin/userstatus'], { id: _id, active: 'false' });
  await userPage.save.click();
  await expect(userPage.value('Bio')).toHaveText('Dances');
  await expect(new ConflictDialog(page).root).toBeHidden();
  expect(await read(context, `admin/view_user?id=${_id}`)).toMatchObject({ active: false, bio: 'Dances' });
});

test('a user: a draft meets the question, not the record', async ({ page, context, userPage, request }) => {
  const { _id } = await register(request);
  await userPage.open(_id);
  await userPage.edit.click();
  await userPage.field('Name').fill('From the draft');
  await change(colleague, ['post', `admin/edituser?id=${_id}`], { name: 'Meanwhile' });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(userPage.field('Name')).toHaveValue('Meanwhile');
  await button(page, 'Restore').click();
  await userPage.save.click();
  const conflict = new ConflictDialog(page);
  await expect(conflict.side('Name', 'Now')).toHaveAccessibleName(/Meanwhile$/);
  await conflict.save.click();
  await expect(userPage.value('Name')).toHaveText('From the draft');
  expect(await read(context, `admin/view_user?id=${_id}`)).toMatchObject({ name: 'From the draft' });
});

test('a staff account: also asks about a new password', async ({ page, context, staffForm }) => {
  const bd = await addBd(context, 'fresh-bd-pass-1');
  const conflict = new ConflictDialog(page);
  await page.goto(`/admin/editBD?id=${bd._id}`);
  await staffForm.fill({ Name: 'Mine', Password: 'another-pass-1' });
  await change(colleague, ['put', `bdpanel/updatebd?id=${bd._id}`], { name: 'Theirs' });
  await button(page, 'Save Changes').click();
  await expect(conflict.choices).toHaveCount(2);
  await expect(conflict.root).not.toContainText('another-pass-1');
  await conflict.save.click();
  await expect(page).not.toHaveURL(/editBD/);
  expect(await read(context, `bdpanel/getone?id=${bd._id}`)).toMatchObject({ name: 'Mine', version: 2 });
});

test('the own profile: another window has changed it', async ({ page, context, profilePage }) => {
  await addAdmin(context);
  const conflict = new ConflictDialog(page);
  await profilePage.open();
  await profilePage.edit.click();
  await profilePage.field('Bio').fill('Mine');
  const own = async () => (await read<{ profile: { _id: string; bio: string } }>(context, 'auth/me')).profile;
  const { _id: id } = await own();
  await change(context, ['post', 'admin/profile/editprofile'], { id, bio: 'From another window' });
  await profilePage.save.click();
  await expect(conflict.side('Bio', 'Now')).toHaveAccessibleName(/From another window$/);
  await conflict.side('Bio', 'Now').check();
  await conflict.save.click();
  await expect(profilePage.edit).toBeVisible();
  expect(await own()).toMatchObject({ bio: 'From another window' });
});

test('a setting: says what only the colleague has changed before it saves', async ({ page, context }) => {
  const { _id: id, days } = await read<{ _id: string; days: number }>(context, 'admin/livetime/getlivetime');
  const conflict = new ConflictDialog(page);
  await page.goto('/admin/livetime');
  await button(page, 'Edit').click();
  await field(page, 'Time (minutes)').fill('77');
  await change(colleague, ['put', `admin/livetime/editlivetime?id=${id}`], { days: days === 15 ? 16 : 15 });
  await button(page, 'Save').click();
  await expect(conflict.choices).toHaveCount(0);
  await expect(conflict.other('Days')).toHaveText(/Their change.*1[56]/);
  await conflict.save.click();
  await expect(conflict.root).toBeHidden();
  await expect(button(page, 'Edit')).toBeVisible();
  expect(await read(context, 'admin/livetime/getlivetime')).toMatchObject({
    days: days === 15 ? 16 : 15,
    time: 77,
  });
});

test('secret keys: asks about a key without showing it, and not about other keys', async ({
  page,
  context,
}) => {
  const { _id } = await read<{ _id: string }>(context, 'admin/secretfile');
  const call: ['put', string] = ['put', `admin/secretfile/${_id}`];
  await change(colleague, call, { stripeKey: 'sk_live_0000000000000001' });
  const conflict = new ConflictDialog(page);
  const key = page.getByLabel('Stripe key', { exact: true });
  await page.goto('/admin/secretkey?tab=stripe');
  await button(page, 'Edit').click();
  await key.fill('sk_live_0000000000000002');
  await change(colleague, call, { agoraId: `agora-${Date.now()}` });
  await change(colleague, call, { stripeKey: 'sk_live_0000000000000003' });
  await button(page, 'Save Changes').click();
  await expect(conflict.choices).toHaveCount(1);
  await expect(conflict.root).not.toContainText('sk_live');
  await conflict.cancel.click();
  await expect(key).toHaveValue('sk_live_0000000000000002');
  await button(page, 'Save Changes').click();
  await conflict.save.click();
  await expect(button(page, 'Edit')).toBeVisible();
  expect(await read(context, 'admin/secretfile')).toMatchObject({ stripeKey: '••••••••0002' });
});

test('coin limits: both set the same limit', async ({ page, context }) => {
  await limitCoins(context, colleague, { send: '', withdrawal: '' });
  const conflict = new ConflictDialog(page);
  await page.goto('/admin/coinlimits');
  await field(page, 'Withdrawal').fill('900000');
  await change(colleague, ['post', 'admin/coinlimits'], { withdrawal: 800_000 });
  await button(page, 'Save Changes').click();
  await conflict.side('Withdrawal', 'Now').check();
  await conflict.save.click();
  await expect(conflict.root).toBeHidden();
  await expect(field(page, 'Withdrawal')).toHaveValue('800000');
  expect(await read(context, 'admin/coinlimits')).toMatchObject({ withdrawal: 800_000 });
  await limitCoins(context, colleague, { send: '', withdrawal: '' });
});

test('a price in a list: says at the cell what it is now, and reads the list again', async ({
  page,
  context,
}) => {
  const title = uniqueName('Tulip');
  await addRecord(context.request, 'gifts/addGifts', { title, coin: 10, image: picture });
  const found = `admin/gifts/getgifts?page=1&limit=1&search=${encodeURIComponent(title)}`;
  const { _id: id } = await read<{ _id: string }>(context, found);
  await page.goto(`/admin/manageGift?search=${encodeURIComponent(title)}`);
  await button(page, `Coin of ${title}: 10. Change`).click();
  const cell = field(page, `Coin of ${title}`);
  await cell.fill('30');
  await change(colleague, ['post', 'admin/gifts/updategifts'], { id, coin: 25 });
  await cell.press('Enter');
  await expect(cell).toHaveAccessibleDescription('Priya Shah changed this to 25');
  await cell.press('Escape');
  await expect(button(page, `Coin of ${title}: 25. Change`)).toBeVisible();

  await test.step('A change of another value concerns no cell', async () => {
    await button(page, `Coin of ${title}: 25. Change`).click();
    await change(colleague, ['post', 'admin/gifts/updategifts'], { id, title: `${title} II` });
    await page
      .locator('#root')
      .getByRole('textbox', { name: /^Coin of / })
      .fill('40');
    await page.keyboard.press('Enter');
    await expect(button(page, new RegExp(`^Coin of ${title}.*: 40. Change$`))).toBeVisible();
  });
});
