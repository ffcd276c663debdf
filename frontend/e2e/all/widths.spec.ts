// Checks every screen at the usual widths of a window: all actions of a row are visible, no name is broken, no text is cut
// or covered by a badge, a toolbar has one line, and a laptop shows eleven rows.
import { expect } from '@playwright/test';
import { panelKeys } from '../../src/lib/panels';
import { documentedScreens } from '../support/documented-screens';
import { ownScreens } from '../support/own-screens';
import { walksOf } from '../support/walks';
import { test } from '../support/with-product';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

const widths = [360, 768, 820, 1024, 1093, 1180, 1280, 1366, 1920];
const screens = [...documentedScreens, ...ownScreens].filter(({ act }) => !act);

for (const panel of panelKeys)
  for (const walked of walksOf(screens.filter((one) => one.panel === panel && !one.signsOut)))
    test(`${panel}: screens at ${widths.join(', ')} px: ${walked.name}`, async ({ walkTo }) => {
      test.setTimeout(10 * 60_000);
      for (const screen of walked.screens)
        await test.step(screen.name, async () => {
          const walk = await walkTo(screen);
          const faults = await walk.measure(screen, widths).catch((error: unknown) => [String(error)]);
          expect.soft(faults, screen.name).toEqual([]);
        });
    });
