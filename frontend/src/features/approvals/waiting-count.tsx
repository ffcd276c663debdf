import { MenuCount } from '../../components/base/menu-count';
import { useWaitingSends } from './use-waiting-sends';

/** The number of waiting sends and limit changes, for the menu. */
export function WaitingCount() {
  const { data } = useWaitingSends({ page: 1, limit: 1 });
  return <MenuCount value={data && data.total + data.limits} />;
}
