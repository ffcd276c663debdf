// Forms: limits are visible before typing, pasted numbers are accepted, and errors are shown at their field.
import { chooseOption } from '../support/choose-option';
import { CoinsPage } from '../pages/coins-page';
import { register } from '../support/hosts';
import { png, type MadeFile } from '../support/media';
import { ownCoinAgency } from '../support/coins';
import { addCoinAgency } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

const file = (name: string, buffer: Buffer): MadeFile => ({ name, mimeType: 'image/png', buffer });
const square = file('square.png', png(16, [20, 120, 200]));
const words = file('words.png', Buffer.from('no picture'));
const empty = file('empty.png', Buffer.alloc(0));

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('a gift form shows its limits and all errors at once, and accepts a pasted number', async ({
  page,
  catalogue,
  shell,
}) => {
  const title = `Paste ${Date.now()}`;
  const colour = (label: string) => catalogue.field(label).evaluate((one) => getComputedStyle(one).color);
  const coin = catalogue.field('Coin');

  await test.step('The fields show their limits', async () => {
    await page.goto('/admin/addGift');
    await expect(coin).toHaveAccessibleDescription('');
    await catalogue.fill({ Title: 'x'.repeat(50) });
    await expect(catalogue.field('Title')).toHaveAccessibleDescription('50 of 60 characters');
  });

  await test.step('Submit several errors', async () => {
    await catalogue.fill({ Title: 'x'.repeat(61), Coin: '12,5' });
    await catalogue.submit('Add gift');
    for (const fault of [
      'Use at most 60 characters (now 61)',
      'Enter a whole number such as 500 or 12,000',
      'This field cannot be empty',
    ])
      await expect(catalogue.form.getByText(fault)).toBeVisible();
  });

  await test.step('A number above the limit is refused', async () => {
    const faulty = await colour('Coin');
    await catalogue.fill({ Coin: '1,000,000,001' });
    expect(await colour('Coin')).toBe(faulty);
    await catalogue.submit('Add gift');
    await expect(catalogue.form.getByText('Enter 1,000,000,000 or less')).toBeVisible();
  });

  await test.step('Choose a file that is no picture', async () => {
    await catalogue.fill({ Title: title, Coin: '12\u00a0000', Image: words });
    await expect(catalogue.form.getByText('words.png was not added. Choose a PNG')).toBeVisible();
    await expect(catalogue.form.locator('img')).toHaveCount(0);
  });

  await test.step('Choose an empty file: the previous picture stays', async () => {
    await catalogue.fill({ Image: square });
    await catalogue.fill({ Image: empty });
    await expect(
      catalogue.form.getByText('empty.png was not added. This file is empty. square.png stays selected.'),
    ).toBeVisible();
    await expect(catalogue.form.getByText('square.png', { exact: true })).toBeVisible();
  });

  await test.step('Add the gift', async () => {
    await catalogue.submit('Add gift');
    await expect(page).toHaveURL(/\/admin\/manageGift/);
    await expect(shell.toasts).toContainText('Gift added');
    await page.goto(`/admin/manageGift?search=${encodeURIComponent(title)}`);
    await expect(catalogue.row(title)).toContainText('12,000');
  });
});

test('an error names its field and closes by itself; a pasted phone number is accepted', async ({
  page,
  request,
  userPage,
  shell,
}) => {
  const [user, other] = [await register(request), await register(request)];
  await page.clock.install();
  const toast = shell.toasts.getByRole('alert');

  await test.step('Save the phone number of another user', async () => {
    await userPage.open(user._id);
    await userPage.edit.click();
    await userPage.field('Number').fill(other.number);
    await userPage.save.click();
    await expect(toast).toContainText('Number: This phone number is already in use');
    await page.clock.fastForward(11_000);
    await expect(toast).toBeHidden();
  });
  const digits = `91${String(Date.now()).slice(-10)}`;
  const [country, local, rest] = [digits.slice(0, 2), digits.slice(2, 7), digits.slice(7)];

  await test.step('Save a number that is too short', async () => {
    await userPage.field('Number').fill('98');
    await userPage.save.click();
    await expect(page.getByText('Enter a phone number of 5 to 15 digits')).toBeVisible();
  });

  await test.step('Save a pasted number', async () => {
    await userPage.field('Number').fill(`(+${country})\u00a0${local}-${rest}`);
    await userPage.save.click();
    await expect(userPage.edit).toBeVisible();
    await expect(userPage.value('Number')).toHaveText(`+${country} ${local} ${rest}`);
    await expect(toast).toBeHidden();
  });
});

test('coins are checked against the displayed balance before the confirmation', async ({ page, context }) => {
  const agency = await ownCoinAgency(context, 2500);
  const coins = new CoinsPage(page);

  await test.step('Enter an amount above the balance', async () => {
    await page.goto('/admin/returncoins');
    await coins.fill({ Username: agency.uniqueId });
    await expect(coins.form.getByText('Up to 2,500')).toBeVisible();
    await coins.fill({ Coins: '999,999,999' });
    await expect(coins.form.getByText('Only 2,500 coins are available')).toBeVisible();
  });

  await test.step('Submit: the form reads the balance and refuses', async () => {
    // The form reads the balance again before it refuses.
    const read = page.waitForResponse(/sendCoinfetchagency/i);
    await coins.button('Return coins').click();
    await read;
    await expect(coins.question).toBeHidden();
    await expect(coins.button('Return coins')).toBeEnabled();
  });

  await test.step('Enter zero', async () => {
    await coins.fill({ Coins: '0' });
    await coins.button('Return coins').click();
    await expect(coins.form.getByText('Enter 1 or more')).toBeVisible();
    await coins.fill({ Username: '', Coins: '' });
  });

  await test.step('Enter an amount above the limit', async () => {
    await page.goto('/admin/sendCoins');
    await coins.fill({ Code: agency.uniqueId, Coins: '100 000 000 000 000' });
    await coins.button('Send Coins').click();
    await expect(coins.form.getByText('Enter 1,000,000,000 or less')).toBeVisible();
  });

  await test.step('Enter an amount with a space and cancel', async () => {
    await coins.fill({ Coins: '1 000' });
    await coins.button('Send Coins').click();
    await coins.question.getByRole('button', { name: 'Cancel' }).click();
    await coins.fill({ Code: '', Coins: '' });
  });

  await test.step('Enter an amount above the own balance', async () => {
    await page.goto('/coin/sendcoin');
    await coins.fill({ Coin: '2,501' });
    await expect(coins.form.getByText('Only 2,500 coins are available')).toBeVisible();
  });
});

test('a reason that is too long is counted and refused, never cut', async ({
  page,
  request,
  userPage,
  shell,
}) => {
  const user = await register(request);
  const reason = shell.dialog.getByLabel('Reason');

  await test.step('Type a reason that is too long', async () => {
    await userPage.open(user._id);
    await chooseOption(userPage.ban, 'Banned');
    await page.getByRole('button', { name: 'Add reason for this user' }).click();
    await reason.fill('x'.repeat(490));
    await expect(shell.dialogText('490 of 500 characters')).toBeVisible();
    await reason.fill('x'.repeat(630));
    await expect(shell.dialogText('Use at most 500 characters (now 630)')).toBeVisible();
  });

  await test.step('Shorten the reason and save', async () => {
    await shell.pressInDialog('Save reason');
    await expect(reason).toHaveValue('x'.repeat(630));
    await reason.fill('x'.repeat(500));
    await shell.answer('Save reason');
    await expect(userPage.ban).toHaveValue('Banned');
  });
  const agency = await addCoinAgency(page.context(), 1);

  await test.step('Freeze a wallet with a reason that is too long', async () => {
    await page.goto(`/admin/viewCoin?id=${agency._id}`);
    await page.getByRole('button', { name: 'Freeze' }).click();
    await reason.fill('x'.repeat(501));
    await shell.pressInDialog('Freeze');
    await expect(shell.dialogText('Use at most 500 characters (now 501)')).toBeVisible();
  });
});

test('a choice without records says so and links to the form that adds a record', async ({ page }) => {
  const none = [
    [
      '**/getLiveGiftscategory*',
      '/admin/addLiveGift',
      'No live gift categories yet.',
      'Add live gift category',
    ],
    ['**/api/bdpanel/getbd*', '/admin/addagencyadmin', 'No BDs yet.', 'Add BD'],
    ['**/getAgencyPanel*', '/admin/applyHost', 'No agencies yet.', 'Add agency'],
  ] as const;
  await withoutFirstData(page);
  for (const [call, screen, text, link] of none) {
    // The demo data has records of each kind. The route removes them from the answer.
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as Record<string, unknown>;
      const bare = Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value]);
      await route.fulfill({ response, json: { ...Object.fromEntries(bare), total: 0 } });
    });
    await test.step(`${screen} says: ${text}`, async () => {
      await page.goto(screen);
      await expect(page.getByText(text).first()).toBeVisible();
    });
    await test.step(`Open the form: ${link}`, async () => {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    });
  }
  // The last screen may still send requests.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
