import { IconUserCircle } from '@tabler/icons-react';
import type { Screen } from '../../components/base/app-shell/screens';
import { panels } from '../../lib/panels';
import { paths } from '../../lib/paths';
import { historyList, historyOf } from '../first-reads';
import { inboxScreen } from '../inbox-screen';
import { manualScreen } from '../manual-screen';
import { texts } from '../panels.texts';

const { admin } = paths;
const { menu } = texts;

export const inbox: Screen = inboxScreen(panels.admin);

export const account: Screen[] = [
  {
    path: admin.profile,
    manual: 'account#change-your-own-profile',
    label: menu.profile,
    icon: IconUserCircle,
    lazy: async () => (await import('./profile-page')).ProfilePage,
    reads: [historyOf('admin', ':me')],
    parts: [historyList],
  },
  manualScreen(panels.admin, () => import('./manual')),
  {
    path: admin.logout,
    // The frame would request counts with a session that is ending.
    framed: false,
    lazy: async () => (await import('./sign-out-page')).AdminSignOutPage,
  },
];
