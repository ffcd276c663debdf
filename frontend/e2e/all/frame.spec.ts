// The frame of every screen: title and icon of the tab, menu, breadcrumb, messages for unknown addresses.
import { addBd } from '../support/staff';
import { expect, signIn, test } from '../support/test';

test('the tab shows the number of waiting records, the panel and its icon', async ({ page, context }) => {
  await signIn(context, 'admin');
  const icon = page.locator('link[rel=icon]');

  await test.step('The title shows the waiting records', async () => {
    await page.goto('/admin/pendingHost');
    await expect(page).toHaveTitle(/^\(\d+\) Pending hosts?\b.* · Callboard Admin$/i);
    const hosts = Number(/\d+/.exec(await page.title())![0]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveTitle(/^\(\d+\) Dashboard · Callboard Admin$/);
    // Other screens show the sum of all waiting records.
    await expect.poll(async () => Number(/\d+/.exec(await page.title())![0])).toBeGreaterThan(hosts);
  });

  await test.step('The icon is the icon of the panel', async () => {
    await expect(icon).toHaveAttribute('href', '/favicon-admin.svg');
  });

  await test.step('Sign out and open another panel', async () => {
    await context.clearCookies();
    await page.goto('/coin');
    await expect(page).toHaveTitle(/^Sign in · Callboard Coin$/i);
    await expect(icon).toHaveAttribute('href', '/favicon-coin.svg');
  });

  await test.step('The server sends the icon with the page', async () => {
    const html = await (await context.request.get('/agency/dashboard')).text();
    expect(html).toContain('href="/favicon-agency.svg"');
    expect((await context.request.get('/favicon-agency.svg')).headers()['content-type']).toContain('svg');
  });

  await test.step('The start page has its own icon', async () => {
    await page.goto('/');
    await expect(icon).toHaveAttribute('href', '/favicon.svg');
  });
});

test('a closed menu group stays closed, and all menu entries have the same height', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const current = shell.menu.getByRole('link', { name: /^Total Withdrawal/ });
  const other = shell.menu.getByRole('link', { name: /^Coin transfers/ });
  const weight = (link: typeof current) => link.evaluate((one) => getComputedStyle(one).fontWeight);
  const group = shell.menu.getByRole('button', { name: 'Money' });

  await test.step('The entries have the same weight and height', async () => {
    await page.goto('/admin/widthdrawal/pending');
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await weight(current)).toBe(await weight(other));
    const heights = await shell.menu
      .locator('a:visible')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getBoundingClientRect().height))]);
    expect(heights).toHaveLength(1);
  });

  await test.step('Close a group and reload', async () => {
    await group.click();
    await expect(current).toBeHidden();
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('Close and open another group: both stay as they are', async () => {
    await shell.menu.getByRole('button', { name: 'Insights' }).click();
    await shell.menu.getByRole('button', { name: 'Insights' }).click();
    await page.goto('/admin');
    await expect(shell.menu.getByRole('link', { name: 'Earnings' })).toBeVisible();
    await expect(current).toBeHidden();
  });
});

test('each screen shows the way from the dashboard, with the name of the record', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });

  await test.step('Open a user from a list', async () => {
    await page.goto('/admin/manageUser?page=2');
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Users']);
    await expect(crumbs.locator('[aria-current]')).toHaveText('Users');
    await expect(userList.rows).toHaveCount(5);
    const [username] = await userList.usernames();
    await userList.links.first().click();
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Users', username!]);
  });

  await test.step('Return with the breadcrumb', async () => {
    await crumbs.getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/admin/manageUser?page=2');
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('Other screens show their way', async () => {
    for (const [path, way] of [
      ['/admin/widthdrawal/approved', ['Home', 'Approved withdrawals']],
      ['/admin/audit', ['Home', 'Audit log']],
      ['/admin/addGift', ['Home', 'Catalogues', 'Gifts', 'Add gift']],
      ['/admin/trasactionlists/coin@100001', ['Home', 'Coin agencies', 'Transaction list']],
    ] as const) {
      await page.goto(path);
      await expect(crumbs.getByRole('listitem')).toHaveText(way);
    }
  });
});

test('an address without a record is explained and links to the list', async ({ page, context }) => {
  await signIn(context, 'admin');
  const unknown = '66f0c0ffee00000000000001';
  for (const [path, said, list] of [
    [
      `/admin/viewwidthdrawal/${unknown}?request=${unknown}`,
      'This withdrawal does not exist',
      'Pending withdrawals',
    ],
    [
      '/admin/viewwidthdrawal/nonsense?request=nonsense',
      'This withdrawal does not exist',
      'Pending withdrawals',
    ],
    ['/admin/ViewUser?id=nonsense', 'This user does not exist', 'Users'],
    [`/admin/viewBd?id=${unknown}`, 'This BD does not exist', 'BDs'],
    ['/admin/editLiveGift?id=nonsense', 'This live gift does not exist', 'Live gifts'],
    ['/admin/trasactionlists/coin@999999', 'This coin agency does not exist', 'Coin agencies'],
  ] as const)
    await test.step(`${path} says: ${said}`, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(said)).toBeVisible();
      await expect(main.getByRole('link', { name: list }).last()).toBeVisible();
      await expect(main.getByText('Please check the marked fields')).toHaveCount(0);
    });

  await test.step('Follow the link to the list', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Coin agencies' }).last().click();
    await expect(page).toHaveURL('/admin/manageCoin');
  });
});

test('the console shows no warnings: no unused preload, no request for a deleted record', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'admin');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()))
      warnings.push(`${message.text()} ${message.location().url}`);
  });
  const { _id } = await addBd(context, 'some-password-1');

  await test.step('Delete a BD', async () => {
    await page.goto(`/admin/viewBd?id=${_id}`);
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    await shell.dialog.getByRole('textbox', { name: 'Reason' }).fill('Left the company');
    await shell.pressInDialog('Delete');
    await expect(page).toHaveURL(/manageBd/);
  });

  await test.step('The console stays empty', async () => {
    // The browser reports unused preloads some seconds after the load.
    await page.waitForTimeout(4000);
    expect(warnings).toEqual([]);
  });
});

test('begins a form where a list begins, and gives a list the full width', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1920, height: 1000 });
  const gaps = async (selector: string) => {
    const box = (await page.getByRole('main').locator(selector).first().boundingBox())!;
    const main = (await page.getByRole('main').boundingBox())!;
    return { before: box.x - main.x, width: box.width };
  };
  let left: number;

  await test.step('A form is narrow', async () => {
    await page.goto('/admin/addGift');
    await page.getByRole('form').waitFor();
    const form = await gaps('section');
    expect(form.width).toBeLessThanOrEqual(800);
    left = form.before;
  });

  await test.step('A list has the full width', async () => {
    await page.goto('/admin/manageGift');
    await page.locator('#root tr[data-row]').first().waitFor();
    const list = await gaps('section');
    expect(list.width).toBeGreaterThan(1500);
    expect(list.before).toBe(left);
  });
});
