import { failThenSignIn } from './support/failed-sign-in';
import { signInAndOut } from './support/sign-in-and-out';
import { test } from './support/test';

// `all/` checks the other panels.
test('signs in to the dashboard, stores the profile and no token, and signs out', ({
  page,
  loginPage,
  shell,
}) => signInAndOut('admin', { page, loginPage, shell }));

test('shows a failed sign-in in the form until the next attempt, with the password selected', ({ page }) =>
  failThenSignIn(page, 'admin'));
