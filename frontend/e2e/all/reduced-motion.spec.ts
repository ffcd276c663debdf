import { CoinsPage } from '../pages/coins-page';
import { addCoinAgency } from '../support/staff';
import { expect, signIn, test } from '../support/test';

// Dialogs disappear at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the next recipient can be typed after a send, without motion', async ({ page, context, shell }) => {
  await signIn(context, 'admin');
  const agency = await addCoinAgency(context, 100);
  const coins = new CoinsPage(page);
  await page.goto('/admin/sendCoins');
  await coins.fill({ Code: agency.uniqueId, Coins: '20' });
  await expect(coins.found).toContainText(agency.name);
  await coins.button('Send Coins').click();
  await coins.question.getByRole('button', { name: 'Send 20 coins' }).click();
  await expect(shell.toasts).toContainText('20 coins sent');
  await expect(coins.field('Code')).toHaveValue('');
  await expect(coins.field('Code')).toBeFocused();
});
