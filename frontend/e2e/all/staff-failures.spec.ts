import { demoAccount } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';
import { panels, type PanelKey } from '../../src/lib/panels';

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

test('shows the documented text when a staff account gets no answer to its change', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const changes = [
    ['bd', '/admin/editBD', 'bdpanel/updatebd', 'Failed to edit BD'],
    [
      'agencyadmin',
      '/admin/editagencyadmin',
      'agencadminpanel/updateagencyadmin',
      'Failed to edit Agency Admin',
    ],
  ] as const;
  for (const [role, address, call, title] of changes)
    await test.step(`${address} says: ${title}`, async () => {
      const { _id } = await demoAccount(context, role);
      await page.route(`**/api/${call}*`, (route) => route.abort());
      await page.goto(`${address}?id=${_id}`);
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill(`${await name.inputValue()} II`);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(shell.toasts.getByRole('alert')).toContainText(title);
    });
});

const profiles: [PanelKey, call: string, title: string][] = [
  ['bd', 'bdpanel/updatebd', 'BD details update failed'],
  ['agencyadmin', 'agencadminpanel/updateagencyadmin', 'Agency Admin details update failed'],
  ['agency', 'agency/edit/', 'Unable to update'],
  ['coin', 'coinPanel/edit/', 'Unable to update'],
];

test('shows the documented text when a profile cannot be saved', async ({ page, context, shell }) => {
  for (const [key, call, title] of profiles)
    await test.step(`${key}: save the profile`, async () => {
      await signIn(context, key);
      await page.route(`**/api/${call}*`, (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto(panels[key].profile);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill(`${await name.inputValue()} II`);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(shell.toasts.getByRole('alert')).toContainText(title);
      await page.getByRole('button', { name: 'Cancel' }).click();
    });
});
