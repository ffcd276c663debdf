// Undocumented screens, and screen states: dialogs, forms being edited, lists with selected rows.
import type { Page } from '@playwright/test';
import {
  catalogueScreens,
  type CatalogueScreens,
} from '../../src/features/catalogues/shared/catalogue-screens';
import { chooseOption } from './choose-option';
import { panelKeys } from '../../src/lib/panels';
import { documentedScreens } from './documented-screens';
import { halves } from './halves';
import type { Records } from './records';
import { actOn } from './row-actions';
import type { Screen } from './screen-walk';

const twoWeeksAgo = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10);

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const pressFirst = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** Opens a dialog and waits for it to appear. */
const dialog = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(page);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
};
const openVideo = (page: Page) =>
  page.locator('#root [data-row]').getByRole('button', { name: /^View/ }).first().click();
const openActions = pressFirst(/^More actions/);
/** Runs an action of the first row that has a menu. */
const actInRow = (action: string) => (page: Page) =>
  actOn(
    page
      .locator('#root [data-row]')
      .filter({ has: page.getByRole('button', { name: /^More actions/ }) })
      .first(),
    action,
  );
const chooseAll = (page: Page) => page.getByRole('checkbox', { name: 'Select All' }).check();

const askToBan = dialog(async (page) => {
  await chooseAll(page);
  await press('Select all')(page);
  await page.locator('#root').getByRole('button', { name: 'Ban', exact: true }).last().click();
});

/** Checks pasted cells: one row is ready, and one has an error. */
async function pasteSalaries(page: Page) {
  await page.getByText('Paste cells').click();
  const cells = ['code\tcoins\tnote', 'coin@100001\t1,200\tOctober', 'nobody.here\t5\t'];
  await page.getByRole('textbox', { name: /^Cells/ }).fill(cells.join('\n'));
  await press('Check')(page);
  await page.getByRole('region', { name: 'Preview' }).waitFor();
}

/** The screens of catalogues that the documents do not name. */
const ofCatalogues: Screen[] = Object.values<CatalogueScreens>(catalogueScreens)
  .filter(({ below }) => !below)
  .flatMap(({ one, many, list, add, editPage }): [name: string, path: string | undefined][] => [
    [many, list],
    [`new ${one}`, add],
    [`${one}, edited`, editPage && `${editPage}?id={id}`],
  ])
  .flatMap(([name, path]) => (path ? [{ name, panel: 'admin' as const, path }] : []))
  .filter(({ path }) => !documentedScreens.some((screen) => screen.path === path));

/** A page of the manual in each panel, with wide tables. */
const manualPages = {
  admin: '/admin/manual/admin',
  bd: '/bd/manual/bd',
  agencyadmin: '/agencyadmin/manual/agency-admin',
  agency: '/agency/manual/agency',
  coin: '/coin/manual/coin-agency',
};

export const ownScreens: Screen[] = [
  { name: 'admin login, incomplete', panel: 'public', path: '/admin', act: press('Sign In') },
  { name: 'menu of the account', panel: 'admin', path: '/admin', act: press('Account of') },
  { name: 'newest notices', panel: 'admin', path: '/admin', act: dialog(press('Inbox')) },
  { name: 'quick search', panel: 'admin', path: '/admin', act: dialog(press('Go to')) },
  {
    name: 'view of a list',
    panel: 'admin',
    path: '/admin/manageUser',
    act: dialog(press('View of the list')),
  },
  ...panelKeys.map((panel) => ({ name: 'page of the manual', panel, path: manualPages[panel] })),
  { name: 'no users found', panel: 'admin', path: '/admin/manageUser?search=zzzznobody' },
  { name: 'user, edited', panel: 'admin', path: '/admin/ViewUser?id={id}', act: press('Edit Profile') },
  {
    name: 'reason of a ban',
    panel: 'admin',
    path: '/admin/ViewUser?id={id}',
    act: dialog(async (page) => {
      // The screen is opened many times: the user stays as the user is.
      await page.route('**/api/admin/userban**', (route) =>
        route.fulfill({ json: { success: 1, message: 'User banned' } }),
      );
      await chooseOption(page.getByLabel('User ban'), 'Banned');
      await page.getByRole('button', { name: /reason for this user$/ }).click();
    }),
  },
  { name: 'profile, edited', panel: 'admin', path: '/admin/profile', act: press('Edit Profile') },
  { name: 'password', panel: 'admin', path: '/admin/profile?tab=password' },
  { name: 'sessions', panel: 'admin', path: '/admin/profile?tab=sessions' },
  { name: 'own sign-ins', panel: 'admin', path: '/admin/profile?tab=history' },
  { name: 'actions of an agency', panel: 'admin', path: '/admin/manageAgency', act: openActions },
  { name: 'new agency, incomplete', panel: 'admin', path: '/admin/addAgency', act: press('Add agency') },
  { name: 'agency admins to choose', panel: 'admin', path: '/admin/addAgency', act: openPicker },
  {
    name: 'new password of a coin agency',
    panel: 'admin',
    path: '/admin/viewCoin?id={id}',
    act: dialog(press('Issue new password')),
  },
  {
    name: 'deletion of a BD',
    panel: 'admin',
    path: '/admin/viewBd?id={id}',
    act: dialog(press('Delete')),
  },
  {
    name: 'freeze of a wallet',
    panel: 'admin',
    path: '/admin/viewCoin?id={id}',
    act: dialog(press('Freeze')),
  },
  { name: 'salary run', panel: 'admin', path: '/admin/salaryruns/{id}' },
  { name: 'bulk change', panel: 'admin', path: '/admin/bulkchanges/{id}' },
  { name: 'users selected', panel: 'admin', path: '/admin/manageUser?limit=5', act: chooseAll },
  { name: 'question before a bulk ban', panel: 'admin', path: '/admin/manageUser?limit=5', act: askToBan },
  { name: 'import of BDs', panel: 'admin', path: '/admin/imports/{id}' },
  { name: 'salary run, incomplete', panel: 'admin', path: '/admin/newsalaryrun', act: press('Check') },
  { name: 'salary run, pasted', panel: 'admin', path: '/admin/newsalaryrun', act: pasteSalaries },
  { name: 'hierarchy', panel: 'admin', path: '/admin/hierarchy', act: openBranch },
  { name: 'hits in the hierarchy', panel: 'admin', path: '/admin/hierarchy?search=AG10000' },
  { name: 'move of an agency', panel: 'admin', path: '/admin/manageAgency', act: openMove },
  { name: 'platform admins', panel: 'admin', path: '/admin/admins' },
  { name: 'new platform admin', panel: 'admin', path: '/admin/addAdmin' },
  { name: 'rights of admins', panel: 'admin', path: '/admin/rights' },
  { name: 'new role', panel: 'admin', path: '/admin/addRights', act: press('Add role') },
  { name: 'set of rights, edited', panel: 'admin', path: '/admin/editRights?id={id}' },
  ...ofCatalogues,
  { name: 'a video, played', panel: 'admin', path: '/admin/videos', act: dialog(openVideo) },
  { name: 'moderation, rejected', panel: 'admin', path: '/admin/vulgar?status=Rejected' },
  { name: 'general settings', panel: 'admin', path: '/admin/settings' },
  {
    name: 'crop of a picture',
    panel: 'admin',
    path: '/admin/addGift',
    act: dialog((page) => page.locator('input[type=file]').setInputFiles(halves(900, 400))),
  },
  { name: 'family count, edited', panel: 'admin', path: '/admin/familycount', act: press('Edit') },
  { name: 'time zone, edited', panel: 'admin', path: '/admin/timezone', act: press('Edit') },
  { name: 'app version, edited', panel: 'admin', path: '/admin/appversion', act: press('Edit') },
  {
    name: 'notification to all',
    panel: 'admin',
    path: '/admin/pushMessage',
    act: (page) => page.getByRole('radio', { name: 'All Users' }).check(),
  },
  { name: 'background jobs', panel: 'admin', path: '/admin/jobs' },
  { name: 'audit log', panel: 'admin', path: '/admin/audit', act: openDetails },
  { name: 'staff sessions', panel: 'admin', path: '/admin/sessions' },
  { name: 'staff sign-ins', panel: 'admin', path: '/admin/signins' },
  { name: 'locked accounts', panel: 'admin', path: '/admin/signins?tab=locked' },
  { name: 'history of a user', panel: 'admin', path: '/admin/ViewUser?id={id}', act: openHistory },
  { name: 'trash', panel: 'admin', path: '/admin/trash' },
  { name: 'secret keys, edited', panel: 'admin', path: '/admin/secretkey?tab=agora', act: press('Edit') },
  { name: 'update user, incomplete', panel: 'admin', path: '/admin/updateUser', act: press('Update User') },
  { name: 'move of a row', panel: 'admin', path: '/admin/manageGift', act: openPlaces },
  { name: 'import of a catalogue', panel: 'admin', path: '/admin/catalogues/tags/import' },
  {
    name: 'errors of an import of a catalogue',
    panel: 'admin',
    path: '/admin/catalogues/gifts/import',
    act: pasteGifts,
  },
  {
    name: 'question before a catalogue record is deleted',
    panel: 'admin',
    path: '/admin/manageLiveGiftCategory',
    act: dialog(actInRow('Delete')),
  },
  {
    name: 'new live gift, incomplete',
    panel: 'admin',
    path: '/admin/addLiveGift',
    act: press('Add live gift'),
  },
  { name: 'several levels', panel: 'admin', path: '/admin/addLevel', act: press('Add More Level') },
  { name: 'new host, incomplete', panel: 'admin', path: '/admin/applyHost', act: press('Add Host') },
  { name: 'evidence about a host', panel: 'admin', path: '/admin/rejectedHost?limit=5', act: openEvidence },
  { name: 'host record', panel: 'admin', path: '/admin/hostrecord?status=archive', act: chooseAll },
  { name: 'pending withdrawals', panel: 'admin', path: '/admin/widthdrawal/pending', act: openWithdrawal },
  { name: 'approved withdrawals', panel: 'admin', path: '/admin/widthdrawal/approved', act: chooseAll },
  {
    name: 'account number of a withdrawal',
    panel: 'admin',
    path: '/admin/viewwidthdrawal/{userId}?request={id}',
    act: press('Reveal'),
  },
  { name: 'voucher', panel: 'admin', path: '/admin/withdrawalvoucher/{id}' },
  { name: 'orders', panel: 'admin', path: '/admin/orders' },
  { name: 'one order', panel: 'admin', path: '/admin/orders/one?id={id}' },
  { name: 'earnings of three months', panel: 'admin', path: '/admin/earnings?period=90' },
  {
    name: 'earnings of custom days',
    panel: 'agency',
    path: '/agency/earnings?period=custom&from=2026-01-01&to=2026-01-31',
  },
  ...(['admin', 'bd', 'agencyadmin', 'agency'] as const).map((panel) => ({
    name: 'earnings of a host',
    panel,
    path: `/${panel}/hostEarnings?id={id}`,
  })),
  { name: 'bank exports', panel: 'admin', path: '/admin/bankexports' },
  { name: 'coins to an agency', panel: 'admin', path: '/admin/sendCoins', act: findAgency },
  { name: 'coins, back', panel: 'admin', path: '/admin/returncoins', act: press('Return coins') },
  {
    name: 'return of a transfer',
    panel: 'admin',
    path: '/admin/trasactionlists/coin@100001',
    act: dialog(pressFirst(/^Return/)),
  },
  { name: 'waiting coins', panel: 'admin', path: '/admin/waitingcoins' },
  { name: 'coin limits', panel: 'admin', path: '/admin/coinlimits' },
  { name: 'reconciliation', panel: 'admin', path: '/admin/reconciliation', act: verify },
  { name: 'statement', panel: 'admin', path: '/admin/ledger/platform', act: dialog(actInRow('Reverse')) },
  {
    name: 'reject of a host',
    panel: 'agency',
    path: '/agency/approvedHost?limit=5',
    act: dialog(actInRow('Reject')),
  },
  // A paper has at most 1,000 entries; the demo has more in all.
  { name: 'printed statement', panel: 'admin', path: `/admin/ledger/platform/print?from=${twoWeeksAgo}` },
  { name: 'own statement', panel: 'coin', path: '/coin/statement' },
  { name: 'own printed statement', panel: 'coin', path: '/coin/statement/print' },
  { name: 'receipt of a sale', panel: 'coin', path: '/coin/receipt/{id}' },
  { name: 'sale of coins', panel: 'coin', path: '/coin/sendcoin', act: askToSend },
];

async function openPicker(page: Page) {
  await page.getByRole('combobox', { name: 'Agency admin' }).click();
  await page.getByRole('option').first().waitFor();
}
async function openDetails(page: Page) {
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .press('Enter');
  await page.locator('[data-details]').waitFor();
}
async function openEvidence(page: Page) {
  await openDetails(page);
  await page.getByText('Other applications of this user').waitFor();
}
async function openWithdrawal(page: Page) {
  await openDetails(page);
  await page.getByText('Total paid').waitFor();
}
async function openPlaces(page: Page) {
  await pressFirst(/^Move /)(page);
  await page.getByRole('menuitem', { name: 'Move to position…' }).waitFor();
}
async function pasteGifts(page: Page) {
  await page.getByText('Paste cells').click();
  await page.getByLabel(/^Cells/).fill('title,coin,colour,image\nRose,1,red,a.png\nTulip,many,red,a.png');
  await press('Check')(page);
  await page.getByText('2 cannot be imported').waitFor();
}
async function openBranch(page: Page) {
  const item = page.getByRole('treeitem', { name: /BD100001/ });
  await item.focus();
  await item.press('ArrowRight');
  await page.getByRole('treeitem', { name: /AA100001/ }).waitFor();
}
async function openMove(page: Page) {
  await openActions(page);
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'New agency admin' }).waitFor();
}
async function findAgency(page: Page) {
  await page.getByRole('textbox', { name: 'Code' }).fill('coin@100001');
  await page.getByText(/^Has /).waitFor();
}
async function verify(page: Page) {
  await press('Verify now')(page);
  await page.getByText('All balances match the ledger').first().waitFor();
}
async function askToSend(page: Page, records: Records) {
  await page.getByRole('textbox', { name: 'User' }).fill((await records.user()).username);
  await page.getByRole('textbox', { name: 'Coin', exact: true }).fill('1200');
  await press('Send Coins')(page);
  await page.getByRole('dialog').getByText('Your balance afterwards').waitFor();
}

async function openHistory(page: Page) {
  await page.getByRole('link', { name: 'Full history' }).waitFor();
}
