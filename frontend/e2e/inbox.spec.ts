// The inbox of staff: a notice arrives while the page is open, and the reader follows, reads and turns off notices.
import type { Browser, BrowserContext } from '@playwright/test';
import { InboxPage } from './pages/inbox-page';
import { addCoinAgency } from './support/staff';
import { type Account, expect, signIn, test } from './support/test';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in with another browser, which the account does not know. */
async function signInFrom(browser: Browser, userAgent: string, account: Account) {
  const elsewhere = await browser.newContext({ userAgent });
  await signIn(elsewhere, 'coin', account);
  await elsewhere.close();
}

/** Signs in to an account of its own: further sign-ins to a demo account would add notices. */
async function signInAlone(context: BrowserContext): Promise<Account> {
  await signIn(context, 'admin');
  const { uniqueId } = await addCoinAgency(context, 1);
  const account = { id: uniqueId, password: 'fresh-coins-1' };
  await signIn(context, 'coin', account);
  return account;
}

test('reports a new sign-in at once, and follows what its reader reads and turns off', async ({
  page,
  context,
  browser,
  shell,
}) => {
  const inbox = new InboxPage(page);
  const account = await signInAlone(context);

  await test.step('Open an empty inbox', async () => {
    await page.goto('/coin/dashboard');
    await inbox.bell(0).click();
    await expect(inbox.newest.getByText('Nothing new')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inbox.newest).toBeHidden();
    await expect(inbox.bell(0)).toBeFocused();
  });

  await test.step('See the count rise without a reload', async () => {
    await signInFrom(browser, iPhone, account);
    await expect(inbox.bell(1)).toBeVisible();
    await signInFrom(browser, mac, account);
    await expect(inbox.bell(2)).toBeVisible();
  });

  await test.step('Follow the newest notice by the keyboard, which marks it as read', async () => {
    await inbox.bell(2).press('Enter');
    await expect(inbox.notices).toHaveCount(2);
    const newest = inbox.notices.first().getByRole('link', { name: /new device: Firefox on macOS/ });
    await newest.press('Enter');
    await expect(page).toHaveURL(/\/coin\/profile\?tab=history$/);
    await expect(inbox.newest).toBeHidden();
    await expect(inbox.bell(1)).toBeVisible();
  });

  await test.step('Mark all as read', async () => {
    await inbox.bell(1).click();
    await inbox.newest.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(inbox.bell(0)).toBeVisible();
    await inbox.newest.getByRole('link', { name: 'Open inbox' }).click();
  });

  await test.step('Read all notices on the screen, and filter the unread ones', async () => {
    await expect(shell.title('Inbox')).toBeVisible();
    await expect(inbox.rows).toHaveCount(2);
    await page.goto('/coin/inbox?unread=true');
    await expect(inbox.rows).toHaveCount(0);
    await signInFrom(browser, linux, account);
    await expect(inbox.rows).toHaveCount(1);
    await inbox.rows.getByRole('button', { name: /^Mark as read/ }).click();
    await expect(inbox.rows).toHaveCount(0);
    await expect(inbox.bell(0)).toBeVisible();
  });

  await test.step('Turn the sign-ins off', async () => {
    await inbox.kind('Sign-ins').click();
    await expect(shell.toasts).toContainText('Inbox settings saved');
    await expect(inbox.kind('Sign-ins')).not.toBeChecked();
    await signInFrom(browser, 'curl/8.0', account);
    await page.goto('/coin/inbox');
    await expect(inbox.kind('Sign-ins')).not.toBeChecked();
    await expect(inbox.rows).toHaveCount(3);
  });
});

test('says what to do when the notices cannot be loaded', async ({ page, context }) => {
  const inbox = new InboxPage(page);
  await signInAlone(context);
  await page.goto('/coin/dashboard');
  await page.route('**/api/staff/inbox?*', async (route) => {
    const isPressed = await page.evaluate(() => document.body.dataset['pressed'] === 'yes');
    await (isPressed ? route.continue() : route.abort());
  });
  await page.getByRole('button', { name: /^Inbox/ }).click();
  await expect(inbox.newest.getByRole('alert')).toBeVisible();
  // The panel also reads the notices again by itself: only after the press does the server answer.
  await page.evaluate(() => {
    const note = () => (document.body.dataset['pressed'] = 'yes');
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await inbox.newest.getByRole('button', { name: 'Retry' }).click();
  await expect(inbox.newest.getByRole('alert')).toBeHidden();
});
