import { IconUserCheck, IconUserQuestion, IconUserX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Screen } from '../components/base/app-shell/screens';
import { hostCounts } from '../features/hosts/use-host-counts';
import { texts } from '../features/hosts/hosts.texts';
import type { HostPaths } from '../lib/paths';

/** The pages of the host lists by state. */
interface HostPages {
  PendingHostsPage: ComponentType;
  ApprovedHostsPage: ComponentType;
  RejectedHostsPage: ComponentType;
}

/** The screen of the applications of every state. */
export const allHostsScreen = (
  path: string,
  pages: () => Promise<{ AllHostsPage: ComponentType }>,
): Screen => ({
  path,
  right: 'hosts.read',
  list: 'all-hosts',
  label: texts.all.title,
  lazy: async () => (await pages()).AllHostsPage,
  first: { status: 'all' },
});

/** Returns the screens of the host lists by state, with the live count of those that wait. `below`: their subscreens. */
export const hostScreens = (
  to: HostPaths,
  pages: () => Promise<HostPages>,
  below: { pending?: Screen[]; approved?: Screen[] } = {},
): Screen[] => [
  {
    path: to.pending,
    manual: 'hosts#approve-a-host-application',
    right: 'hosts.read',
    list: 'pending-hosts',
    label: texts.lists['0'].menu,
    icon: IconUserQuestion,
    badge: hostCounts['0'],
    badgeRight: 'hosts.decide',
    lazy: async () => (await pages()).PendingHostsPage,
    loader: async (dispatch, search) =>
      (await import('../features/hosts/host-status-page')).readPendingHosts(dispatch, search),
    first: { sort: 'createdAt', status: '0' },
    below: below.pending ?? [],
  },
  {
    path: to.approved,
    manual: 'hosts',
    right: 'hosts.read',
    list: 'approved-hosts',
    label: texts.lists['1'].menu,
    icon: IconUserCheck,
    lazy: async () => (await pages()).ApprovedHostsPage,
    first: { status: '1' },
    below: below.approved ?? [],
  },
  {
    path: to.rejected,
    manual: 'hosts#reject-a-host-application',
    right: 'hosts.read',
    list: 'rejected-hosts',
    label: texts.lists['2'].menu,
    icon: IconUserX,
    lazy: async () => (await pages()).RejectedHostsPage,
    first: { status: '2' },
  },
];
