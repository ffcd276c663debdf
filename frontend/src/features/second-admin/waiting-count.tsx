import { MenuCount } from '../../components/menu-count';
import { useWaitingSends } from './use-waiting-sends';

/** How many sends wait, for the menu. */
export const WaitingCount = () => <MenuCount value={useWaitingSends(1, 1).data?.total} />;
