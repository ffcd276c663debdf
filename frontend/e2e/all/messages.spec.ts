// Checks the documented texts of all calls.
import { documented, proveOn } from '../support/messages/run';
import { test } from '../support/test';

for (const [call] of documented)
  test(`${call} shows its documented texts`, ({ page, context }) => proveOn(page, context, call));
