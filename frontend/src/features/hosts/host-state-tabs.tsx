import type { HostStatus } from '../../api/hosts.gen';
import { StateTabs } from '../../components/state-tabs';
import type { HostPaths } from '../../lib/paths';
import { hostCounts } from './host-count';
import { texts } from './hosts.texts';

const lists = [
  ['0', 'pending'],
  ['1', 'approved'],
  ['2', 'rejected'],
] as const;

/** The three lists of a panel, each with its number as it stands now. */
export const HostStateTabs = ({ status, paths }: { status: HostStatus; paths: HostPaths }) => (
  <StateTabs
    label={texts.tabs}
    state={status}
    tabs={lists.map(([state, name]) => {
      const Count = hostCounts[state];
      return { state, label: texts.lists[state].tab, to: paths[name], count: <Count /> };
    })}
  />
);
