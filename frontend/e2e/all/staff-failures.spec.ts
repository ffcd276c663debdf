import { demoAccount } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

const failure = {
  success: 0,
  message: 'Something went wrong on the server. Please try again',
  code: 'INTERNAL',
};

test('shows the documented text when staff accounts cannot be read', async ({ page, context }) => {
  await signIn(context, 'admin');
  const [bd, agencyAdmin] = [await demoAccount(context, 'bd'), await demoAccount(context, 'agencyadmin')];
  const reads = [
    ['bdpanel/getbd', '/admin/manageBd', 'Failed to retrieve BD list'],
    ['bdpanel/getone', `/admin/viewBd?id=${bd._id}`, 'Failed to get BD list'],
    ['agencadminpanel/getall', '/admin/manageagencyadmin', 'Failed to retrieve Agency Admin list'],
    [
      'agencadminpanel/getone',
      `/admin/viewagencyadmin?id=${agencyAdmin._id}`,
      'Failed to get Agency Admin list',
    ],
  ];
  await withoutFirstData(page);
  for (const [call, address, title] of reads)
    await test.step(`${address} says: ${title}`, async () => {
      await page.route(`**/api/${call}*`, (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto(address!);
      await expect(page.getByText(title!)).toBeVisible();
    });
});
