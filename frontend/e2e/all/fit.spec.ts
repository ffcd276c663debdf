// A list that fits the window: the page of its address holds its rows, and nothing scrolls.
import { chooseOption } from '../support/choose-option';
import { expect, signIn, test } from '../support/test';

test('a list that fits has its rows in the page, and follows the window', async ({
  page,
  context,
  userList,
}) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1366, height: 768 });
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/users') reads.push(searchParams.get('limit') ?? '');
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'rows');
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

  await page.goto('/admin/manageUser');
  const stored = page.waitForResponse((response) => response.url().includes('/api/lists/kept/users'));
  await chooseOption(userList.size, 'Fit');
  await stored;
  await expect(page).toHaveURL(/limit=\d+$/);
  const rows = Number(new URL(page.url()).searchParams.get('limit'));
  await expect(userList.rows).toHaveCount(rows);
  expect(await scrolls()).toBe(0);
  expect(await cookie()).toMatchObject({ value: String(rows), path: '/', sameSite: 'Lax' });

  await test.step('The page of the bare address and of the present one holds the rows', async () => {
    for (const address of ['/admin/manageUser', `/admin/manageUser?page=2&limit=${rows}`])
      // A busy server leaves out reads that take longer than 250 ms.
      await expect(async () => {
        reads.length = 0;
        await page.goto(address);
        await expect(userList.rows).toHaveCount(rows);
        await expect(page).toHaveURL(new RegExp(`limit=${rows}$`));
        expect(reads).toEqual([]);
      }).toPass();
  });

  await test.step('A higher window shows more rows, beginning with the page of the first row', async () => {
    await page.setViewportSize({ width: 1366, height: 768 + 3 * 45 });
    await expect(userList.rows).toHaveCount(rows + 3);
    await expect(page).toHaveURL(new RegExp(`limit=${rows + 3}$`));
    expect(await scrolls()).toBe(0);
    expect((await cookie())?.value).toBe(String(rows + 3));
  });

  await test.step('The page continues in a window that was resized meanwhile, and in a new browser', async () => {
    const url = new URL('/', page.url()).href;
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1366, height: 768 });
    await context.addCookies([{ name: 'rows', value: String(rows + 3), url }]);
    await page.goto('/admin/manageUser');
    await expect(userList.rows).toHaveCount(rows);
    await context.clearCookies({ name: 'rows' });
    await page.goto('/admin/manageUser');
    await expect(userList.rows).toHaveCount(rows);
    await expect(page).toHaveURL(new RegExp(`limit=${rows}$`));
    expect(faults).toEqual([]);
  });

  await test.step('A list without the choice keeps its documented size', async () => {
    await page.goto('/admin/videos');
    await expect(page.locator('#root tr[data-row]')).toHaveCount(5);
  });
});
