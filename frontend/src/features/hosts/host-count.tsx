import type { HostStatus } from '../../api/hosts.gen';
import { MenuCount } from '../../components/menu-count';
import { useHostCounts } from './use-host-counts';

/** How many applications are in a state, for the menu. */
const HostCount = ({ status }: { status: HostStatus }) => (
  <MenuCount value={useHostCounts().byStatus?.[status]} waiting={status === '0'} />
);

export const hostCounts = {
  '0': () => <HostCount status="0" />,
  '1': () => <HostCount status="1" />,
  '2': () => <HostCount status="2" />,
};
