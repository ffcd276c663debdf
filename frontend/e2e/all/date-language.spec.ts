// The language of dates and numbers: chosen by the quick search or on the profile page, stored by the browser, and used
// by the server for the rendered screen.
import type { Page } from '@playwright/test';
import { chooseOption } from '../support/choose-option';
import { expect, signIn, test } from '../support/test';

const HISTORY = '/coin/history';
const times = (page: Page) =>
  page.locator('#root tbody td', { hasText: /\d{4}/ }).filter({ hasText: /:\d\d/ });
const HINDI_TIME = String.raw`\d+\s[\u0900-\u097f॰]+\s\d{4},\s\d+:\d\d\s(am|pm)`;
const IN_HINDI = new RegExp(`^${HINDI_TIME}$`);

test('the quick search changes the language of dates, which stays in the browser', async ({
  page,
  context,
  shell,
}) => {
  await signIn(context, 'coin');
  await page.goto(HISTORY);
  await expect(times(page).first()).toHaveText(/^[\w, ]+, \d+:\d\d/);
  const languages = shell.found('Language of dates and numbers');

  await test.step('Find the languages', async () => {
    await shell.find('');
    await expect(languages).toHaveCount(0);
    await shell.search.fill('language');
    await expect(languages).toHaveCount(8);
    await shell.search.fill('hindi');
    await expect(languages).toHaveText([/^Dates as in हिन्दी \(भारत\) Hindi/]);
  });

  await test.step('Choose a language: the list shows its dates', async () => {
    await page.keyboard.press('Enter');
    await expect(times(page).first()).toHaveText(IN_HINDI);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[A-Z]/);
  });

  await test.step('The rendered screen of the next page shows dates in Hindi too', async () => {
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('hi-IN');
    // The server sends pages without the screen while it is busy.
    await expect(async () => {
      const rendered = await context.request.get(HISTORY);
      expect(await rendered.text()).toMatch(new RegExp(HINDI_TIME));
    }).toPass();
  });

  await test.step('Another tab follows when it loads', async () => {
    const tab = await context.newPage();
    await tab.goto(HISTORY);
    await expect(times(tab).first()).toHaveText(IN_HINDI);
    await tab.close();
  });

  await test.step('Return to the language of the browser', async () => {
    await shell.find('dates browser');
    await page.keyboard.press('Enter');
    await expect(times(page).first()).not.toHaveText(IN_HINDI);
  });
});

test('the profile page changes the language, and keeps unsaved values', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/profile');
  const choice = page.getByRole('combobox', { name: 'Language of dates and numbers' });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const bio = page.getByRole('textbox', { name: 'Bio', exact: true });
  await bio.fill('Not saved yet');

  await test.step('With unsaved values, the choice waits for the next load', async () => {
    await chooseOption(choice, /India/);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(shell.toasts).toContainText('This page has unsaved changes');
    await expect(bio).toHaveValue('Not saved yet');
  });

  await test.step('Without unsaved values, the page reloads', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await chooseOption(choice, /^Indonesia/);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Apply' }).click();
    await loaded;
    await expect(choice).toHaveValue(/^Indonesia/);
  });
});
