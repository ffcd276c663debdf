// A browser whose storage is full, or that blocks the storage: every action still works.
import type { Page } from '@playwright/test';
import { CoinsPage } from '../pages/coins-page';
import { balanceOf } from '../support/coins';
import { addCoinAgency } from '../support/staff';
import { expect, signIn, test } from '../support/test';
import { userAt } from '../support/users';

const states: Record<string, (page: Page) => Promise<unknown>> = {
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  blocked: (page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    }),
};

for (const [state, become] of Object.entries(states))
  test(`should send coins, keep recent records and sign out when the storage is ${state}`, async ({
    page,
    context,
    shell,
    uncaught,
  }) => {
    await signIn(context, 'admin');
    const agency = await addCoinAgency(context, 1000);
    const { _id } = await userAt(context, 72);
    const coins = new CoinsPage(page);
    await become(page);

    await test.step('Send coins', async () => {
      await page.goto('/admin/sendCoins');
      await coins.fill({ Code: agency.uniqueId, Coins: '2500' });
      await coins.button('Send Coins').click();
      await coins.question.getByRole('button', { name: 'Send 2,500 coins' }).click();
      await expect(shell.toasts).toContainText(`2,500 coins sent to ${agency.uniqueId}`);
      expect(await balanceOf(context.request, agency.uniqueId)).toBe(3500);
    });

    await test.step('Fold the menu', async () => {
      await page.getByRole('button', { name: 'Collapse menu' }).click();
      await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    });

    await test.step('Find a recent record', async () => {
      await shell.find(_id);
      await shell.found('Users').first().click();
      await expect(page).toHaveURL(`/admin/ViewUser?id=${_id}`);
      await shell.find('');
      await expect(shell.found('Recently opened')).toHaveCount(1);
      await page.keyboard.press('Escape');
    });

    await test.step('Sign out', async () => {
      await shell.signOut();
      await expect(page).toHaveURL('/');
    });
    expect(uncaught).toEqual([]);
  });
