import { ownCoinAgency } from '../support/coins';
import { changePasswordTwice } from '../support/own-password';
import { signIn, test } from '../support/test';

test('coin: opens the dashboard after a changed password', async ({ page, context }) => {
  await signIn(context, 'admin');
  await ownCoinAgency(context, 1);
  await changePasswordTwice(page, 'coin', 'fresh-coins-1');
});
