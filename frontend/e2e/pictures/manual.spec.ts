// Takes the pictures of the manual for staff: one screen for each page, in both colours. The panels show those of theirs.
import { panels, type PanelKey } from '../../src/lib/panels';
import { paths } from '../../src/lib/paths';
import { PICTURE } from '../../scripts/manual-html.mjs';
import { signIn, test } from '../support/test';
import { takePicture, untilQuiet } from './picture';

/** The largest size of a picture in bytes. */
const MAX_BYTES = 90_000;

const { admin } = paths;
/** The screen of each page of docs/manual. */
const screens: Record<string, [panel: PanelKey, address: string]> = {
  account: ['admin', admin.profile],
  admin: ['admin', panels.admin.dashboard],
  'agency-admin': ['agencyadmin', panels.agencyadmin.dashboard],
  agency: ['agency', panels.agency.dashboard],
  bd: ['bd', panels.bd.dashboard],
  catalogue: ['admin', '/admin/manageGift'],
  clerk: ['admin', admin.withdrawals[0]],
  'coin-agency': ['coin', panels.coin.dashboard],
  'coin-seller': ['admin', admin.sendCoinsPage],
  hosts: ['agency', paths.agency.hosts.pending],
  lists: ['admin', admin.users],
  moderator: ['admin', admin.moderation],
  owner: ['admin', admin.rights],
};

test.use({ viewport: PICTURE });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    for (const [name, [panel, address]] of Object.entries(screens))
      test(`the page ${name}, ${colorScheme}`, async ({ page, context }) => {
        await signIn(context, panel);
        await page.goto(address);
        await untilQuiet(page);
        await takePicture(page, `manual/${name}-${colorScheme}.png`, MAX_BYTES);
      });
  });
