import { IconUserCheck, IconUserQuestion, IconUsersGroup, IconUserX } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { MenuEntry, MenuScreen, Screen } from '../components/base/app-shell/screens';
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
): MenuScreen => ({
  path,
  right: 'hosts.read',
  list: 'all-hosts',
  label: texts.all.title,
  tab: texts.all.tab,
  icon: IconUsersGroup,
  lazy: async () => (await pages()).AllHostsPage,
  first: { status: 'all' },
});

/**
 * Returns the menu entry of the host lists by state, with live counts. `all`: the screen of the hosts of every state;
 * `added`: the screens that add hosts, below the approved ones.
 */
export const hostScreens = (
  to: HostPaths,
  pages: () => Promise<HostPages>,
  { all, added = [] }: { all: MenuScreen; added?: Screen[] },
): MenuEntry => ({
  label: texts.hosts,
  icon: IconUsersGroup,
  screens: [
    {
      path: to.pending,
      manual: 'hosts#approve-a-host-application',
      right: 'hosts.read',
      list: 'pending-hosts',
      label: texts.lists['0'].title,
      tab: texts.lists['0'].tab,
      icon: IconUserQuestion,
      badge: hostCounts['0'],
      badgeRight: 'hosts.decide',
      lazy: async () => (await pages()).PendingHostsPage,
      loader: async (dispatch, search) =>
        (await import('../features/hosts/host-status-page')).readPendingHosts(dispatch, search),
      first: { sort: 'createdAt', status: '0' },
    },
    {
      path: to.approved,
      manual: 'hosts',
      right: 'hosts.read',
      list: 'approved-hosts',
      label: texts.lists['1'].title,
      tab: texts.lists['1'].tab,
      icon: IconUserCheck,
      badge: hostCounts['1'],
      lazy: async () => (await pages()).ApprovedHostsPage,
      first: { status: '1' },
      below: added,
    },
    {
      path: to.rejected,
      manual: 'hosts#reject-a-host-application',
      right: 'hosts.read',
      list: 'rejected-hosts',
      label: texts.lists['2'].title,
      tab: texts.lists['2'].tab,
      icon: IconUserX,
      badge: hostCounts['2'],
      lazy: async () => (await pages()).RejectedHostsPage,
      first: { status: '2' },
    },
    all,
  ],
});
