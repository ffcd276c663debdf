// The staff panels share one form for the profile. all/staff-own-account.spec.ts tests the other two panels.
import { editOwnProfile } from './support/own-profile';
import { test } from './support/test';

test('BD and agency edit their own profile, and the stored profile of the session follows', async ({
  page,
}) => {
  for (const key of ['bd', 'agency'] as const) await test.step(key, () => editOwnProfile(page, key));
});
