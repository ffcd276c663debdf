// One click decides one record: a decided row stays in place, and the row that moves in takes no click.
import { applicant, ownApplication, unique, type AppUser } from '../support/hosts';
import { expect, signIn, test } from '../support/test';

test('a decided row stays in place until the mouse leaves, and the row that moves in takes no click', async ({
  page,
  context,
  request,
  hostList,
}) => {
  const family = `Held ${unique()}`;
  const users: AppUser[] = [];
  for (let count = 0; count < 3; count++) users.push(await applicant(request, 'AG100001', family));
  const pending = async () => {
    const states = await Promise.all(users.map(async (user) => (await ownApplication(request, user)).status));
    return states.filter((state) => state === 0).length;
  };
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', family);
  await expect(hostList.rows).toHaveCount(3);
  const names = (await hostList.rows.getByRole('link').allInnerTexts()).map((name) => name.trim());
  const rowOf = (name: string) => page.locator('#root tbody tr').filter({ hasText: name });

  const box = (await hostList.approve(names[0]!).boundingBox())!;
  const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const place = await rowOf(names[1]!).boundingBox();

  await test.step('Approve the first row: the row stays', async () => {
    await page.mouse.click(spot.x, spot.y);
    await expect(rowOf(names[0]!)).toHaveAttribute('inert');
    await expect(rowOf(names[0]!)).toContainText('Approved');
    expect((await rowOf(names[1]!).boundingBox())!.y).toBe(place!.y);
  });

  await test.step('Click twice more at the same place', async () => {
    for (let click = 0; click < 2; click++) await page.mouse.click(spot.x, spot.y);
  });

  const movedIn = page.evaluate(
    ({ x, y, name }) =>
      new Promise<boolean>((resolve) => {
        const list = document.querySelector('tbody')!;
        new MutationObserver((_, observer) => {
          if (list.textContent.includes(name)) return;
          observer.disconnect();
          resolve(document.elementFromPoint(x, y)?.closest('tr') === null);
        }).observe(list, { childList: true, subtree: true });
      }),
    { ...spot, name: names[0]! },
  );

  await test.step('Move the mouse away: a click hits no row', async () => {
    await page.mouse.move(4, 4);
    expect(await movedIn, 'a click goes through the row that has just moved in').toBe(true);
  });

  await test.step('Click again: the next row is approved', async () => {
    await expect(page.locator('[data-moved]')).toHaveCount(0);
    await expect.poll(pending).toBe(2);
    await page.mouse.click(spot.x, spot.y);
    await expect(rowOf(names[1]!)).toContainText('Approved');
  });
  // The mouse does not move. The row disappears after two seconds.
  await expect(rowOf(names[1]!)).toHaveCount(0);
  await expect.poll(pending).toBe(1);
});

test('a decision by mouse does not scroll the page when the next row is cut by the edge', async ({
  page,
  context,
  request,
  hostList,
}) => {
  const family = `Edge ${unique()}`;
  for (let count = 0; count < 3; count++) await applicant(request, 'AG100001', family);
  await signIn(context, 'agency');
  await hostList.open('/agency/pendingHost', family);
  await expect(hostList.rows).toHaveCount(3);
  const next = (await hostList.rows.nth(1).boundingBox())!;
  await page.setViewportSize({ width: 1280, height: Math.round(next.y + next.height / 2) });
  await hostList.rows
    .first()
    .getByRole('button', { name: /^Approve / })
    .click();
  await expect(page.locator('[data-settled]')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[data-settled]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('tabs show the hosts by state with their numbers, and the day of application is a column at 1366 px', async ({
  page,
  context,
  request,
  hostList,
}) => {
  const user = await applicant(request);
  const tabs = page.getByRole('navigation', { name: 'Hosts', exact: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(context, 'admin');

  await test.step('Open the pending hosts', async () => {
    await hostList.open('/admin/pendingHost', user.username);
    await expect(hostList.row(user.username)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Applied' })).toBeVisible();
  });

  await test.step('Select a row: the button for the selection appears', async () => {
    await expect(page.getByRole('button', { name: 'Approve selected' })).toBeHidden();
    await hostList.row(user.username).getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Approve selected' })).toBeInViewport();
  });

  await test.step('Go to the approved hosts', async () => {
    await expect(tabs.getByRole('link', { name: /^Pending \d/ })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: /^Approved/ }).click();
    await expect(page).toHaveURL('/admin/approvedHost');
  });
});

test('on a phone the buttons of an application are 44 px high, and the first card starts in the upper half', async ({
  page,
  context,
  request,
}) => {
  const user = await applicant(request, 'AG100001', `Thumb ${unique()}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, 'agency');
  const card = page.locator('li[data-row]').first();
  const buttons = card.getByRole('button');

  await test.step('Open the pending hosts', async () => {
    await page.goto('/agency/pendingHost');
    await expect(card).toBeVisible();
    expect((await card.boundingBox())!.y).toBeLessThan(370);
  });

  await test.step('The buttons are high enough', async () => {
    for (const button of await buttons.all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('Approve the host', async () => {
    await page.goto(`/agency/pendingHost?search=${user.username}`);
    await card.getByRole('button', { name: 'Approve' }).click();
    await expect(page.locator('li', { hasText: user.username })).toContainText('Approved');
  });
});
