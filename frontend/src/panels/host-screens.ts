import { IconUserCheck, IconUserQuestion, IconUserX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Screen } from '../components/app-shell/screens';
import { hostCounts } from '../features/hosts/use-host-counts';
import { texts } from '../features/hosts/hosts.texts';
import type { HostPaths } from '../lib/paths';

/** The pages of the host lists by state. */
interface HostPages {
  PendingHostsPage: ComponentType;
  ApprovedHostsPage: ComponentType;
  RejectedHostsPage: ComponentType;
}

/**
 * Returns the screens of the host lists by state, each with its live count. `approved` extends the approved list's
 * screen.
 */
export const hostScreens = (
  to: HostPaths,
  pages: () => Promise<HostPages>,
  approved: Pick<Screen, 'below'> = {},
): Screen[] => [
  {
    path: to.pending,
    label: texts.lists['0'].menu,
    icon: IconUserQuestion,
    badge: hostCounts['0'],
    lazy: async () => (await pages()).PendingHostsPage,
    loader: async (dispatch, search) =>
      (await import('../features/hosts/host-status-page')).readPendingHosts(dispatch, search),
  },
  {
    path: to.approved,
    label: texts.lists['1'].menu,
    icon: IconUserCheck,
    badge: hostCounts['1'],
    lazy: async () => (await pages()).ApprovedHostsPage,
    ...approved,
  },
  {
    path: to.rejected,
    label: texts.lists['2'].menu,
    icon: IconUserX,
    badge: hostCounts['2'],
    lazy: async () => (await pages()).RejectedHostsPage,
  },
];
