// The states of screens: dialogs, forms being edited, lists with selected rows. No request fails.
import { panelKeys } from '../../src/lib/panels';
import { ownScreens } from '../support/own-screens';
import { expectNoFaults, walksOf } from '../support/walks';
import { test } from '../support/with-product';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

for (const panel of ['public', ...panelKeys] as const)
  for (const walked of walksOf(ownScreens.filter((screen) => screen.panel === panel && screen.act)))
    test(`${panel}: ${walked.name}`, ({ walkTo }) => expectNoFaults(walked, walkTo));
