// A long word must not push other parts of a list or card away. The tests replace names, titles, notes and e-mail addresses
// in the answers of the server with words of a hundred characters. Each row uses another script.
import { expect, type Route } from '@playwright/test';
import { panelKeys } from '../../src/lib/panels';
import { documentedScreens } from '../support/documented-screens';
import { ownScreens } from '../support/own-screens';
import { Records } from '../support/records';
import { walksOf } from '../support/walks';
import { ScreenWalk } from '../support/screen-walk';
import { signIn, test } from '../support/test';
import { withoutFirstData } from '../support/without-first-data';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

const words = ['Abcdefghij'.repeat(10), 'क्षत्रिय'.repeat(13), 'مستخدم'.repeat(17), '🎉'.repeat(100)];
const texts = new Set(
  'username name realName title email channelName bankName caption country content note reason message by decidedBy'.split(
    ' ',
  ),
);

/** Returns the answer with each of these texts replaced by one long word. */
function stretched(value: unknown, row = 0): unknown {
  if (Array.isArray(value)) return value.map((one, index) => stretched(one, index));
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      texts.has(key) && typeof inner === 'string' ? words[row % words.length] : stretched(inner, row),
    ]),
  );
}

async function stretch(route: Route) {
  const answer = await route.fetch().catch(() => undefined);
  if (!answer) return;
  if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
  await route.fulfill({ response: answer, json: stretched(await answer.json()) });
}

const screens = [...documentedScreens, ...ownScreens].filter(({ act, signsOut }) => !act && !signsOut);

for (const panel of panelKeys)
  for (const walked of walksOf(screens.filter((one) => one.panel === panel)))
    test(`${panel}: long words break no list and no card: ${walked.name}`, async ({ page, context }) => {
      test.setTimeout(10 * 60_000);
      await signIn(context, panel);
      await signIn(context, 'admin');
      const walk = new ScreenWalk(page, new Records(context.request));
      await withoutFirstData(page);
      await page.route(/\/api\/(?!auth|events)/, stretch);
      for (const screen of walked.screens)
        await test.step(screen.name, async () => {
          const faults = await walk.measure(screen, [360, 1093]).catch((error: unknown) => [`${error}`]);
          // A word of a hundred characters does not fit into one line, and makes rows higher.
          const pushed = faults.filter((fault) => !/broken: |cut: |badge |room for/.test(fault));
          expect.soft(pushed, screen.name).toEqual([]);
        });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
