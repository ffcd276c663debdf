// Changes by staff, from the record to the audit log, and their sessions.
import { actOn } from './support/row-actions';
import { signInAgency } from './support/coins';
import { exportedList } from './support/downloads';
import { addCoinAgency } from './support/staff';
import { expect, signIn, test } from './support/test';
import { userAt } from './support/users';

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('follows a change from its record to the audit log and exports the log', async ({
  page,
  context,
  userPage,
  shell,
  filters,
}) => {
  const user = await userAt(context, 31);
  const [before, after] = [`Sings for the audit ${Date.now()}`, `Sings on for the audit ${Date.now()}`];
  const edited = await context.request.post(`/api/admin/edituser?id=${user._id}`, {
    headers: { 'X-Panel': 'admin' },
    data: { bio: before },
  });
  expect(edited.ok()).toBe(true);

  const history = page.getByRole('region', { name: 'History' });

  await test.step('Open the user: the history shows the change', async () => {
    await userPage.open(user._id);
    await expect(history.getByText(before)).toBeVisible();
  });

  await test.step('Change the user: the history follows', async () => {
    await userPage.edit.click();
    await userPage.field('Bio').fill(after);
    await userPage.save.click();
    await expect(history.getByText(after)).toBeVisible();
  });

  await test.step('Open the full history', async () => {
    await history.getByRole('link', { name: 'Full history' }).click();

    await expect(shell.title('Audit log')).toBeVisible();
    await expect(page).toHaveURL(`/admin/audit?kind=user&target=${user._id}`);
    await expect(page.getByRole('link', { name: user.username }).first()).toHaveAttribute(
      'href',
      `/admin/ViewUser?id=${user._id}`,
    );
  });

  const openFirst = () =>
    page
      .getByRole('button', { name: /^Details: / })
      .first()
      .press('Enter');

  await test.step('Open the change', async () => {
    await openFirst();
    await expect(page.locator('[data-details]').getByText(after, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-details]')).toHaveCount(0);
  });

  await test.step('Export the log', async () => {
    const { name, lines } = await exportedList(page);
    expect(name).toMatch(/^audit-[\d-]+\.csv$/);
    expect(lines[1]).toContain(after);
  });

  await test.step('Filter by person, record and action', async () => {
    await openFirst();
    await page.getByRole('button', { name: /^All changes by / }).click();
    await expect(page).toHaveURL(/\/admin\/audit\?actor=[0-9a-f]{24}$/);
    await expect(filters.bar).toContainText('One person only');
    await filters.choose('Record', 'Official tag');
    await expect(filters.chip('Record')).toHaveText('Record: Official tag');
    await filters.choose('Action', 'User: Changed');
    await expect(page).toHaveURL(/kind=tags&action=user\.update/);
    await filters.clear('Record');
    await expect(page.getByRole('row', { name: /Changed/ }).first()).toBeVisible();
  });

  await test.step('Clear the filters', async () => {
    await filters.clearAll.click();
    await expect(page).toHaveURL('/admin/audit');
  });

  await test.step('Read how far the log is sealed', async () => {
    // The server seals some seconds after its start.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Sealed up to .+, (checked .+|not checked yet)$/)).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
  });
});

test('ends the session of another account', async ({ page, context, browser, shell }) => {
  const { uniqueId } = await addCoinAgency(context, 1);
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
  await signInAgency(elsewhere, uniqueId);
  await page.goto(`/admin/sessions?role=coin&search=${encodeURIComponent(uniqueId)}`);
  const row = page.getByRole('row', { name: /Firefox on Windows/ });
  await actOn(row, 'End session');
  await shell.answer('End session');
  await expect(row).toBeHidden();
  const me = await elsewhere.request.get('/api/auth/me', { headers: { 'X-Panel': 'coin' } });
  expect(me.status()).toBe(401);
  await elsewhere.close();
});
