import { test as base, type Browser, type PlaywrightTestOptions } from '@playwright/test';
import type { PanelKey } from '../../src/lib/panels';
import { Records } from './records';
import { ScreenWalk, type Screen } from './screen-walk';
import { signIn } from './test';

/** The requests of a test do not renew an access token, which lasts ten minutes. A slow machine walks for longer. */
const SIGN_IN_AGE = 5 * 60_000;

/** Returns a walk that is signed in to the panel of the screen. */
type WalkTo = (screen: Screen) => Promise<ScreenWalk>;

/** Opens a context with the options of the project. A context that outlives a test does not get them automatically. */
const openContext = (
  browser: Browser,
  { baseURL = '', locale = '', timezoneId = '', viewport = null }: Partial<PlaywrightTestOptions>,
) => browser.newContext({ baseURL, locale, timezoneId, viewport });

/**
 * Checks screens with one signed-out and one signed-in page per worker. Loading a new page and signing in for each test
 * would take longer than the checks.
 */
export const test = base.extend<object, { walkTo: WalkTo }>({
  walkTo: [
    async ({ browser }, use, { project }) => {
      const visitor = await openContext(browser, project.use);
      const staff = await openContext(browser, project.use);
      /** When the walk last signed in to each panel. */
      const signedIn = new Map<PanelKey, number>();
      const keepSignedIn = async (panel: PanelKey) => {
        if (Date.now() - (signedIn.get(panel) ?? 0) < SIGN_IN_AGE) return;
        await signIn(staff, panel);
        signedIn.set(panel, Date.now());
      };
      const records = new Records(staff.request);
      const outside = new ScreenWalk(await visitor.newPage(), records);
      const inside = new ScreenWalk(await staff.newPage(), records);

      await use(async ({ panel, signsOut }) => {
        // The records of all screens are read as an admin.
        await keepSignedIn('admin');
        if (panel === 'public') return outside;
        await keepSignedIn(panel);
        if (signsOut) signedIn.delete(panel);
        return inside;
      });
      await Promise.all([visitor.close(), staff.close()]);
    },
    { scope: 'worker' },
  ],
});
