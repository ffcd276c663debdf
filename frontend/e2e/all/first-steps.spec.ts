// An empty installation: the first steps, and lists without controls that would lead nowhere.
import { firstAdmin, NO_LIMIT, startEmpty } from '../support/empty-installation';
import { expect, test as base } from '../support/test';

const test = base.extend<{ empty: string }>({
  empty: [
    async ({ context }, use) => {
      const { url, stop } = await startEmpty();
      const signedIn = await context.request.post(`${url}/api/admin/login`, {
        headers: { 'X-Panel': 'admin' },
        data: firstAdmin,
      });
      expect(signedIn.ok(), await signedIn.text()).toBe(true);
      await use(url);
      await stop();
    },
    NO_LIMIT,
  ],
});

test('lists the first steps until each is done or the list is dismissed', async ({ page, empty }) => {
  const steps = page.getByRole('region', { name: 'First steps' });
  const main = page.getByRole('main');

  await test.step('The dashboard lists the first steps', async () => {
    await page.goto(`${empty}/admin`);
    await expect(steps.getByRole('link')).toHaveText([
      'Enter your own name',
      'Set up your second factor',
      'Add a second admin, who can help when you are locked out',
      'Choose the time zone',
      'Enter the keys of the services that you use',
      'Add levels',
      'Add a live gift category',
      'Add gifts',
      'Add a BD',
      'Add an agency admin',
      'Add an agency',
      'Add a coin agency',
    ]);
    // Twelve steps, and four services below the step of the keys.
    await expect(steps.getByText('To do')).toHaveCount(16);
  });

  await test.step('Complete a step', async () => {
    await steps.getByRole('link', { name: 'Add a live gift category' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Classic');
    await page.getByRole('button', { name: 'Add live gift category' }).click();
    await expect(page).toHaveURL(/manageLiveGiftCategory/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(steps.getByText('To do')).toHaveCount(15);
    await expect(steps.getByRole('listitem').filter({ hasText: 'Done' })).toContainText('live gift category');
  });

  await test.step('Dismiss the list', async () => {
    await steps.getByRole('button', { name: 'Dismiss' }).click();
    await expect(steps).toBeHidden();
    await page.reload();
    await expect(page.getByText('Total User')).toBeVisible();
    await expect(steps).toBeHidden();
  });

  await test.step('Empty lists offer only the button to add the first record', async () => {
    await page.goto(`${empty}/admin/manageBd`);
    await expect(main.getByText('No BDs yet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Add', exact: true })).toHaveCount(1);
    for (const control of [
      main.getByRole('searchbox'),
      main.getByRole('combobox', { name: 'Rows per page' }),
    ])
      await expect(control).toHaveCount(0);
    await page.goto(`${empty}/admin/widthdrawal/pending`);
    await expect(main.getByText(/^Nothing to approve/)).toBeVisible();
    for (const name of ['Approve selected', 'Reject selected', 'Next'])
      await expect(main.getByRole('button', { name })).toHaveCount(0);
    await page.goto(`${empty}/admin/manageBd?search=somebody`);
    await expect(main.getByRole('searchbox')).toBeVisible();
  });

  await test.step('A notification without users cannot be sent', async () => {
    await page.goto(`${empty}/admin/pushMessage`);
    await page.getByRole('radio', { name: 'All Users' }).check();
    await expect(page.getByText('No users have registered in the app yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  });
});
