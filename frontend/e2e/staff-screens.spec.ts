import { walk, type Screen } from './support/screens';
import { expect, signIn, test } from './support/test';

const person = ['Name', 'Email', 'Mobile', 'Password', 'Image'];
const agency = ['Name', 'Email', 'Number', 'Password', 'Image'];
const card = ['Code', 'Name', 'Email', 'Phone'];
const counts = ['Total User', 'Total Approved Host', 'Total Pending Host', 'Total Rejected Host'];
const list = ['Image', 'Code', 'Name', 'Phone'];
const profile = ['Settings', 'Change Password', 'Edit Profile'];
const own = ['Name', 'Phone', 'Email'];

/** The texts that the documents name for each screen of staff accounts. */
const screens: Screen[] = [
  { panel: 'admin', path: '/admin/addBd', texts: ['Add BD'], labels: person },
  { panel: 'admin', path: '/admin/manageBd', heads: [...list, 'Action'], texts: ['Add'] },
  { panel: 'admin', path: '/admin/viewBd/?id=', of: 'bd', labels: card, heads: ['BD id'] },
  { panel: 'admin', path: '/admin/editBD?id=', of: 'bd', labels: person },
  { panel: 'admin', path: '/admin/addCoin', labels: [...agency, 'Username'] },
  { panel: 'admin', path: '/admin/manageCoin', heads: [...list, 'Coins', 'Action'] },
  {
    panel: 'admin',
    path: '/admin/viewCoin?id=',
    of: 'coin',
    labels: ['Name', 'Email', 'Username', 'Number', 'Password'],
  },
  { panel: 'admin', path: '/admin/editCoin?id=', of: 'coin', labels: agency },
  { panel: 'admin', path: '/admin/addagencyadmin', labels: [...person, 'BD Unique Id'] },
  { panel: 'admin', path: '/admin/manageagencyadmin', heads: [...list, 'BD id', 'Action'] },
  { panel: 'admin', path: '/admin/viewagencyadmin/?id=', of: 'agencyadmin', labels: card, heads: ['Hosts'] },
  { panel: 'admin', path: '/admin/editagencyadmin?id=', of: 'agencyadmin', labels: person },
  { panel: 'admin', path: '/admin/addAgency', labels: [...agency, 'BD', 'Agency Admin'] },
  { panel: 'admin', path: '/admin/manageAgency', heads: [...list, 'Hosts', 'Action'] },
  { panel: 'admin', path: '/admin/viewAgency?id=', of: 'agency', labels: card },
  { panel: 'admin', path: '/admin/editAgency?id=', of: 'agency', labels: [...agency, 'BD', 'Agency Admin'] },
  { panel: 'admin', path: '/admin/admins', heads: ['Name', 'Phone', 'Status', 'Action'] },
  { panel: 'bd', path: '/bd/dashboard', texts: counts },
  { panel: 'bd', path: '/bd/addagencyadmin', labels: person },
  { panel: 'bd', path: '/bd/manageagencyadmin', heads: [...list, 'BD id'], texts: ['Add'] },
  { panel: 'bd', path: '/bd/viewagencyadmin?id=', of: 'agencyadmin', labels: card, heads: ['Hosts'] },
  { panel: 'bd', path: '/bd/editagencyadimin?id=', of: 'agencyadmin', labels: person },
  { panel: 'bd', path: '/bd/viewAgency?id=', of: 'agency', labels: ['Code', 'Name', 'Email'] },
  { panel: 'bd', path: '/bd/profile', texts: profile, labels: own },
  { panel: 'agencyadmin', path: '/agencyadmin/dashboard', texts: counts },
  { panel: 'agencyadmin', path: '/agencyadmin/addagency', labels: agency },
  { panel: 'agencyadmin', path: '/agencyadmin/manageagency', heads: ['Image', 'Code', 'Name', 'Action'] },
  {
    panel: 'agencyadmin',
    path: '/agencyadmin/viewagency?id=',
    of: 'agency',
    labels: ['Code', 'Name', 'Email'],
  },
  {
    panel: 'agencyadmin',
    path: '/agencyadmin/editagency?id=',
    of: 'agency',
    labels: ['Name', 'Email', 'Number', 'Image'],
  },
  { panel: 'agencyadmin', path: '/agencyadmin/agencylists', heads: ['Code', 'Name'] },
  { panel: 'agencyadmin', path: '/agencyadmin/aaprofile', texts: profile, labels: own },
  { panel: 'agency', path: '/agency/dashboard', texts: counts },
  { panel: 'agency', path: '/agency/viewAgency', labels: ['Code', 'Name', 'Email'] },
  { panel: 'agency', path: '/agency/profile', texts: profile, labels: own },
  { panel: 'coin', path: '/coin/dashboard', texts: ['Total Coin Balance'] },
  { panel: 'coin', path: '/coin/profile', texts: profile, labels: own },
];

walk(screens);

test('paths match in any case', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/MANAGEBD');
  await expect(shell.title('Manage BD')).toBeVisible();
});

test('another address of a panel is said not to exist, a foreign record not to be found', async ({
  page,
  context,
}) => {
  await signIn(context, 'bd');
  await page.goto('/bd/viewAgency?id=66f0c0ffee00000000000001');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.goto('/bd/viewagencyadmin');
  await expect(page.getByText('Not found')).toBeVisible();
});

test('the quick search finds the lists and the forms', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageBd');
  await expect(shell.title('Manage BD')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to a screen' }).fill('add agency a');
  await page.keyboard.press('Enter');
  await expect(shell.title('Add Agency Admin')).toBeVisible();
});
