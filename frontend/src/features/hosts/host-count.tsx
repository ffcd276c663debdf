import type { HostStatus } from '../../api/hosts.gen';
import { formatNumber } from '../../lib/format';
import classes from './hosts.module.css';
import { useHostCounts } from './use-host-counts';

/** How many applications are in a state, for the menu; those that wait stand out. */
function HostCount({ status }: { status: HostStatus }) {
  const count = useHostCounts().byStatus?.[status];
  if (count === undefined) return null;
  return (
    <span className={classes.count} data-waiting={(status === '0' && count > 0) || undefined}>
      {formatNumber(count)}
    </span>
  );
}

export const hostCounts = {
  '0': () => <HostCount status="0" />,
  '1': () => <HostCount status="1" />,
  '2': () => <HostCount status="2" />,
};
