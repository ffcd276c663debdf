// The staff panels share one form for the profile. all/staff-own-account.spec.ts tests the other two panels.
import { editOwnProfile } from './support/own-profile';
import { test } from './support/test';

for (const key of ['bd', 'agency'] as const)
  test(`${key}: edits its own profile, and the stored profile of the session follows`, ({ page }) =>
    editOwnProfile(page, key));
