import { expect, signIn, test } from '../support/test';

const title = 'Keyboard shortcuts';

test('? opens the keys of the open screen, Escape closes them and the focus returns', async ({
  page,
  context,
  hostList,
}) => {
  await signIn(context, 'admin');
  const sheet = page.getByRole('dialog', { name: title });

  await test.step('Open the keys of a queue', async () => {
    await page.goto('/admin/pendingHost');
    const link = page.getByRole('link', { name: 'Coin transfers' });
    await link.focus();
    await page.keyboard.press('?');
    await expect(sheet).toContainText('Go to a page');
    await expect(sheet).toContainText('Approve the selected rows');
    await expect(sheet).not.toContainText('Turn blur on or off');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step('Type a question mark into the search', async () => {
    await hostList.search.fill('');
    await hostList.search.press('?');
    await expect(hostList.search).toHaveValue('?');
    await expect(sheet).toBeHidden();
  });

  await test.step('Open the keys of another screen from the menu of the account', async () => {
    await page.goto('/admin/vulgar');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: title }).click();
    await expect(sheet).toContainText('Turn blur on or off');
    await expect(sheet).not.toContainText('Approve the selected rows');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused();
  });
});

test('? leads to the section of the manual about the open screen', async ({ page, context, shell }) => {
  await signIn(context, 'admin');

  await test.step('Open the section by keys', async () => {
    await page.goto('/admin/bankexports');
    await expect(shell.title('Bank exports')).toBeVisible();
    await page.keyboard.press('?');
    await page.getByRole('link', { name: 'Manual for this screen' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Export approved withdrawals for the bank' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  await test.step('Follow a link of the text, and come back to the section', async () => {
    const link = page.getByRole('article').getByRole('link', { name: 'confirms the whole run' });
    await link.click();
    await expect(page.getByRole('heading', { name: 'Confirm or decline waiting coins' })).toBeFocused();
    await page.goBack();
    await expect(link).toBeInViewport();
  });

  await test.step('Load the page at the section', async () => {
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'Export approved withdrawals for the bank' }),
    ).toBeFocused();
  });
});
