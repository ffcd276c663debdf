import { checkEarnings } from './support/earnings';
import { test } from './support/test';

// `all/` checks those that an agency sees.
test('shows the admin what hosts earned, from the list to the days of a host', ({ page, context, shell }) =>
  checkEarnings('admin', { page, context, shell }));
