// The statement of a coin agency: from its list to the printed page.
import { axeFaults } from '../support/axe';
import { expect, signIn, test } from '../support/test';

const numberOf = (text: string) => Number(text.replaceAll(/[^\d−-]/g, '').replace('−', '-'));

test('lists every entry with its day, filters them, and prints a period', async ({
  page,
  context,
  shell,
  filters,
}) => {
  await signIn(context, 'coin');
  await page.goto('/coin/statement');
  await expect(shell.title('Statement')).toBeVisible();
  const list = page.locator('#root section[data-list=own-statement]');
  const figure = async (name: string) =>
    numberOf(
      await list
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .innerText(),
    );

  await test.step('explains the total of the dashboard', async () => {
    await expect(list.locator('tr[data-row]').first()).toBeVisible();
    const { details } = await (
      await context.request.get('/api/coin/recharge/totals', { headers: { 'X-Panel': 'coin' } })
    ).json();
    expect((await figure('Received')) + (await figure('Returned to the platform'))).toBe(details.received);
    expect(await figure('Closing balance')).toBe(details.balance);
  });

  await test.step('shows the sums of days above their first row', async () => {
    const day = list.getByRole('rowheader').first();
    await expect(day).toContainText(/\d{4}.*entr(y|ies).*In [\d,]+.*Out [\d,]+/);
    expect(await axeFaults(page)).toEqual([]);
  });

  await test.step('filters by the kind of entry', async () => {
    await filters.choose('Entries', 'Return');
    await expect(page).toHaveURL('/coin/statement?entry=returned');
    await expect(filters.chip('Entries')).toHaveText('Entries: Return');
    await expect(list).toHaveAttribute('aria-busy', 'false');
    for (const entry of await list.locator('tr[data-row] td:nth-child(3)').allInnerTexts())
      expect(entry).toContain('Return');
    await page.goto('/coin/statement');
  });

  await test.step('prints opening balance, entries, totals of days and closing balance', async () => {
    await page.getByRole('link', { name: 'Print' }).click();
    const paper = page.getByRole('article', { name: 'Statement' });
    await expect(paper).toContainText('coin@100001');
    const balances = paper.getByRole('rowheader', { name: /balance$/ });
    await expect(balances).toHaveText(['Opening balance', 'Closing balance']);
    await expect(paper.getByRole('rowheader', { name: /^Total / }).first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => shell.sidewaysScroll()).toBeLessThanOrEqual(0);
  });

  await test.step('says that a period without an entry has nothing to print', async () => {
    await page.goto('/coin/statement/print?from=2020-01-01&to=2020-01-31');
    await expect(page.getByText('No entries in this period')).toBeVisible();
  });
});
