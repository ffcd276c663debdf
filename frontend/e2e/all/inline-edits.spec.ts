// Values that staff change in a list, each with a toast that undoes the change.
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test';

const root = (page: Page) => page.locator('#root');
const switches = (page: Page) => root(page).getByRole('switch', { name: /^Show .+ in the app$/ });
/** The switch itself is as small as possible: people click its track. */
const clickOn = (shown: Locator) =>
  shown.locator('xpath=ancestor::span[1]').click({ position: { x: 12, y: 16 } });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('changes a price in the list, and undoes the change', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageGift?limit=100');
  const price = root(page)
    .getByRole('button', { name: /^Coin of .+: .+\. Change$/ })
    .first();
  const label = (await price.getAttribute('aria-label'))!.replace(/: [^:]*$/, '');
  const number = (await price.innerText()).trim();
  const button = root(page).getByRole('button', { name: new RegExp(`^${label}:`) });
  const field = root(page).getByRole('textbox', { name: label });

  await button.click();
  await expect(field).toBeFocused();
  await field.fill('12.5');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/.+/);
  await field.fill('0');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/1 or more/);
  await field.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveText(number);

  await button.press('Enter');
  await field.fill('1,234');
  await field.press('Enter');
  await expect(button).toHaveText('1,234');
  await expect(button).toBeFocused();
  await page.reload();
  await expect(button).toHaveText('1,234');

  await button.click();
  await field.fill('1235');
  await root(page).getByRole('heading', { level: 1 }).click();
  await expect(button).toHaveText('1,235');
  await undo(page).click();
  await expect(page.getByText(`${label} restored`)).toBeVisible();
  await expect(button).toHaveText('1,234');

  await test.step('A save without an answer says so, and keeps what was typed', async () => {
    await page.route(/updategifts/, (route) => route.abort());
    await button.click();
    await field.fill('77');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/.+/);
    await expect(field).toHaveValue('77');
  });
});

test('changes the status and the tag of a user in the list, and undoes both', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageUser?active=true&banned=false&deviceBanned=false');
  const status = root(page)
    .getByRole('button', { name: /^Status of .+: Active\. Change$/ })
    .first();
  const user = /^Status of (.+): Active/.exec((await status.getAttribute('aria-label'))!)![1]!;
  await page.goto(`/admin/manageUser?search=${user}`);
  const cell = root(page).getByRole('button', { name: new RegExp(`^Status of ${user}:`) });
  await cell.click();
  await page.getByRole('menuitemradio', { name: 'Inactive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(cell).toContainText('Inactive');
  await undo(page).click();
  await expect(cell).toHaveText('Active');

  await cell.click();
  const tags = page.getByRole('menuitemradio');
  await expect(tags.nth(3)).toBeVisible();
  const [none, some] = [tags.nth(2), tags.nth(3)];
  const other = (await none.getAttribute('aria-checked')) === 'true' ? some : none;
  const tag = (await other.innerText()).trim();
  await other.click();
  await expect(page.getByText(`Official Tag of ${user} saved`)).toBeVisible();
  await cell.click();
  await expect(page.getByRole('menuitemradio', { name: tag, exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await undo(page).click();
  await cell.click();
  await expect(page.getByRole('menuitemradio', { name: tag, exact: true })).not.toBeChecked();
});

test('hides a gift from the app, and shows it again by undo', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageGift?shown=true&limit=100');
  // The other tests of this file change the first gifts.
  const name = (await switches(page).nth(2).getAttribute('aria-label'))!;
  const gift = /^Show (.+) in the app$/.exec(name)![1]!;
  const shown = root(page).getByRole('switch', { name, exact: true });

  await page.goto('/admin/manageGift?limit=100');
  await expect(shown).toBeChecked();
  await shown.press('Space');
  await expect(shown).not.toBeChecked();
  await expect(root(page).getByText('Hidden', { exact: true })).toBeVisible();
  await expect(page.getByText(`Visibility of ${gift} saved`)).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(`Visibility of ${gift} restored`)).toBeVisible();
  await expect(shown).toBeChecked();

  // A click on the switch does not open the record.
  await clickOn(shown);
  await expect(shown).not.toBeChecked();
  await page.goto('/admin/manageGift?shown=false');
  await expect(shown).not.toBeChecked();
  await expect(switches(page)).toHaveCount(1);
  await shown.press('Space');
  await expect(shown).toHaveCount(0);

  await test.step('A gift that cannot be hidden shows its stored state', async () => {
    await page.goto('/admin/manageGift?shown=true');
    const last = switches(page).last();
    await page.route(/catalogues\/shown/, (route) => route.abort());
    await last.press('Space');
    await expect(page.getByText(/was not changed/)).toBeVisible();
    await expect(last).toBeChecked();
  });
});

test('says how often a live gift was given before it is deleted, and offers to hide it', async ({
  page,
  context,
  catalogue,
  shell,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manageLiveGift?search=Rose+rain');
  const name = 'Rose rain';
  const shown = root(page).getByRole('switch', { name: `Show ${name} in the app`, exact: true });
  await expect(shown).toBeChecked();
  await catalogue.act('Delete', name);
  await expect(shell.dialogText(/^Users gave it to hosts [\d,]+ times, last on .+\d/)).toBeVisible();
  await expect(shell.dialogText('No other record uses it.')).toBeHidden();
  await shell.answer('Hide it');
  await expect(page.getByText(`Visibility of ${name} saved`)).toBeVisible();
  await expect(shown).not.toBeChecked();

  // A hidden gift is only deleted.
  await catalogue.act('Delete', name);
  await expect(shell.dialogText(/^Users gave it to hosts/)).toBeVisible();
  await expect(shell.dialog.getByRole('button', { name: 'Hide it' })).toHaveCount(0);
  await shell.answer('Cancel');
  await undo(page).click();
  await expect(shown).toBeChecked();
});
