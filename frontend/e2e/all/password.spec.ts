import { changePasswordTwice } from '../support/own-password';
import { test } from '../support/test';

// A changed password ends every other session of the account. This test runs after all other tests.
test('coin: opens the dashboard after a changed password', ({ page }) => changePasswordTwice(page, 'coin'));
