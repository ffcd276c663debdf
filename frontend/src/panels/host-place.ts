import { IconBroadcast } from '@tabler/icons-react';
import type { FoundRecord } from '../api/search.gen';
import type { RecordPlace } from '../components/base/app-shell/on-demand/quick-search/record-places';
import { type HostPaths, searched } from '../lib/paths';
import { texts } from './panels.texts';

type Shown = Pick<RecordPlace, 'to' | 'list' | 'inList'>;

const inList = (paths: HostPaths): Shown => ({
  inList: true,
  to: ({ title, state }: FoundRecord) =>
    state === 'pending' || state === 'approved' || state === 'rejected'
      ? searched(paths[state], title)
      : undefined,
});

/** Returns where a panel shows host applications: in the list of their state, or as the panel says. */
export const hostPlace = (shown: HostPaths | Shown): RecordPlace => ({
  label: texts.found.hosts,
  icon: IconBroadcast,
  pictured: true,
  ...('to' in shown ? shown : inList(shown)),
});
