import { MenuCount } from '../../components/menu-count';
import { useWaitingSends } from './use-waiting-sends';

/** How many sends and changes of the limits wait, for the menu. */
export function WaitingCount() {
  const { data } = useWaitingSends(1, 1);
  return <MenuCount value={data && data.total + data.limits} />;
}
