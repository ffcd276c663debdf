import { panels, type PanelKey } from '../src/lib/panels';
import { expect, signIn, test } from './support/test';

const failure = {
  success: 0,
  message: 'Something went wrong on the server. Please try again',
  code: 'INTERNAL',
};

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
