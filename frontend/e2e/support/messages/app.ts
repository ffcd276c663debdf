// Texts of coins, notifications, catalogues and settings.
import type { APIRequestContext, Page } from '@playwright/test';
import { CataloguePage } from '../../pages/catalogue-page';
import { accounts } from '../accounts';
import { cases } from '../catalogues';
import { picture } from '../picture';
import type { Records } from '../records';
import { all, andLeave, press, type, type Proof } from './proof';

const liveGift = cases['live-gifts'];
const editLiveGift = async (records: Records) =>
  `/admin/editLiveGift?id=${(await records.catalogue('live-gifts'))._id}`;

async function addLiveGift(page: Page) {
  const form = new CataloguePage(page);
  await form.fill(liveGift.fields);
  for (const [label, value] of Object.entries(liveGift.choices!)) await form.choose(label, value);
}
/** Adds a level far above the levels of users, and returns the address of its form. */
async function freshLevel(request: APIRequestContext) {
  const level = 50_000 + Math.floor(Math.random() * 49_000);
  const range = { expFrom: level * 10, expTo: level * 10 + 9 };
  const answer = await request.post('/api/admin/level/addlevel', {
    headers: { 'X-Panel': 'admin' },
    multipart: { level, ...range, icon: picture },
  });
  const { details } = (await answer.json()) as { details: { _id: string } };
  return `/admin/editLevel?id=${details._id}`;
}
const confirm = (name: RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
/** Waits until the form has looked up the named account. */
const found = (page: Page) =>
  page.getByRole('form').getByRole('status').filter({ hasText: /\S/ }).first().waitFor();

export const appProofs: Record<string, Proof> = {
  'admin/notification/send': {
    panel: 'admin',
    path: '/admin/pushMessage',
    fill: async (page, records) => {
      const { username } = await records.user();
      await type({ Username: username, Title: 'Texts', Message: 'All of them' })(page);
      await found(page);
    },
    send: press('Send'),
  },
  'admin/recharge/sendcoin': {
    panel: 'admin',
    path: '/admin/sendCoins',
    fill: all(type({ Code: accounts.coin.id, Coins: '1' }), found),
    send: all(press('Send Coins'), confirm(/^Send /)),
  },
  'coin/recharge/sendCoin': {
    panel: 'coin',
    path: '/coin/sendcoin',
    fill: async (page, records) => {
      await type({ User: (await records.user()).username, Coin: '1' })(page);
      await found(page);
    },
    send: all(press('Send Coins'), confirm(/^Send /)),
  },
  'coin/recharge/sendCoinfetchagency': {
    panel: 'admin',
    path: '/admin/sendCoins',
    fill: andLeave(type({ Code: 'coin@999999' })),
  },
  'coin/recharge/sendCoinfetchuser': {
    panel: 'coin',
    path: '/coin/sendcoin',
    fill: andLeave(type({ User: 'nobody.at.all' })),
  },
  'admin/livegifts/addlivegifts': {
    panel: 'admin',
    path: '/admin/addLiveGift',
    fill: addLiveGift,
    send: press('Add live gift'),
  },
  'admin/livegifts/updatelivegifts': {
    panel: 'admin',
    path: editLiveGift,
    fill: (page) => new CataloguePage(page).fill({ Coin: '91' }),
    send: press('Save Changes'),
  },
  'admin/livegifts/fetchlivegifts': { panel: 'admin', path: editLiveGift },
  'admin/level/updatelevel': {
    panel: 'admin',
    path: (_, request) => freshLevel(request),
    fill: (page) => page.getByRole('main').locator('input[type=file]').setInputFiles(picture),
    send: press('Save Changes'),
  },
  'admin/familyImage/update': {
    panel: 'admin',
    path: '/admin/familycount',
    // A blank count keeps the stored one.
    fill: all(press('Edit'), (page) => page.getByLabel('Count', { exact: true }).fill('')),
    send: press('Save Changes'),
  },
  'app/edit/update': {
    panel: 'admin',
    path: '/admin/updateUser',
    fill: async (page, records) => {
      const user = await records.user();
      const answer = await page.request.get(`/api/admin/view_user?id=${user._id}`, {
        headers: { 'X-Panel': 'admin' },
      });
      const { details } = (await answer.json()) as { details: { number: string; coin: number } };
      const form = new CataloguePage(page);
      await form.fill({ Number: details.number });
      await page.getByText(user.username).first().waitFor();
      await form.fill({ Coin: String(details.coin + 1), Level: '7', Experience: '700' });
    },
    send: all(press('Update User'), confirm(/^Update User/)),
  },
  'admin/wallpaper/updatewallpaper': {
    panel: 'admin',
    path: async (records) => `/admin/editTheme?id=${(await records.catalogue('themes'))._id}`,
    fill: (page) => page.getByRole('main').locator('input[type=file]').setInputFiles(picture),
    send: press('Save Changes'),
  },
};
