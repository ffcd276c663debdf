import { IconUserCheck, IconUserQuestion, IconUserX } from '@tabler/icons-react';
import type { MenuItem } from '../components/app-shell/menu';
import { hostCounts } from '../features/hosts/host-count';
import { texts } from '../features/hosts/hosts.texts';
import type { HostPaths } from '../lib/paths';

/** The menu entries of the host lists by state, each with its live count; a host that is added is approved at once. */
export const hostItems = (to: HostPaths, addTo?: string): MenuItem[] => [
  { label: texts.lists['0'].menu, to: to.pending, icon: IconUserQuestion, count: hostCounts['0'] },
  {
    label: texts.lists['1'].menu,
    to: to.approved,
    icon: IconUserCheck,
    count: hostCounts['1'],
    ...(addTo && { also: [addTo], screens: [{ label: texts.add.title, to: addTo }] }),
  },
  { label: texts.lists['2'].menu, to: to.rejected, icon: IconUserX, count: hostCounts['2'] },
];
