// Checks every screen with axe in light and dark colours, including open dialogs and forms. No finding may be left, however minor.
import { expect } from '@playwright/test';
import { panelKeys } from '../../src/lib/panels';
import { documentedScreens } from '../support/documented-screens';
import { ownScreens } from '../support/own-screens';
import { walksOf } from '../support/walks';
import { test } from '../support/with-product';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

const screens = [...documentedScreens, ...ownScreens];

for (const panel of ['public', ...panelKeys] as const)
  for (const walked of walksOf(screens.filter((one) => one.panel === panel && !one.signsOut)))
    test(`${panel}: axe finds nothing: ${walked.name}`, async ({ walkTo }) => {
      test.setTimeout(10 * 60_000);
      for (const screen of walked.screens)
        await test.step(screen.name, async () => {
          const walk = await walkTo(screen);
          const faults = await walk.access(screen).catch((error: unknown) => [String(error)]);
          expect.soft(faults, screen.name).toEqual([]);
        });
    });
