// Takes the screenshots of the README from the demo data: one screen of each panel.
import { expect, type Page } from '@playwright/test';
import { panelKeys, panels, type PanelKey } from '../../src/lib/panels';
import { paths } from '../../src/lib/paths';
import { FiguresPage, untilSummed } from '../pages/figures-page';
import { signIn, test } from '../support/test';
import { takePicture, untilQuiet } from './picture';

/** The largest size of a picture in bytes. The page on GitHub loads five of them. */
const MAX_BYTES = 120_000;

const screens: Record<PanelKey, string> = {
  admin: paths.admin.withdrawals[0],
  bd: panels.bd.dashboard,
  agencyadmin: paths.agencyadmin.hosts.pending,
  agency: paths.agency.earnings.list,
  coin: paths.coin.statement,
};

/** Scrolls to the figures of a dashboard, with all past days and the first chart. */
async function showFigures(page: Page) {
  await untilSummed(page.request, 'bd', 'hostApplicationsApproved');
  await page.reload();
  const { region } = new FiguresPage(page);
  await expect(region.locator('.recharts-line-curve').first()).toBeVisible();
  await region.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 80));
}

test.use({ viewport: { width: 1366, height: 768 } });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    for (const panel of panelKeys)
      test(`the panel ${panel}, ${colorScheme}`, async ({ page, context }) => {
        test.setTimeout(6 * 60_000);
        await signIn(context, panel);
        await page.goto(screens[panel]);
        await (panel === 'bd' ? showFigures(page) : expect(page.getByRole('row').nth(1)).toBeVisible());
        await untilQuiet(page);
        await takePicture(page, `${panel}-${colorScheme}.png`, MAX_BYTES);
      });
  });
