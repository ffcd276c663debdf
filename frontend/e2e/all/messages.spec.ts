// The texts of all calls, one after the other.
import { documented, proveOn } from '../support/messages/run';
import { test } from '../support/test';

for (const [call] of documented)
  test(`${call} says its documented texts`, ({ page, context }) => proveOn(page, context, call));
