import { useSession } from '../../features/auth/use-session';
import { HostCounters } from '../../features/dashboard/host-counters';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { boards } from '../../features/figures/boards';
import { FiguresLater } from '../../features/figures/figures-later';
import { paths } from '../../lib/paths';

/** The list of the applications has a tab for each state, pending first. */
const pending = paths.bd.hosts;
const hosts = { pending, approved: `${pending}?status=1`, rejected: `${pending}?status=2` };

export const DashboardPage = () => (
  <StaffDashboard profile={useSession('bd')}>
    <HostCounters to={hosts} />
    <FiguresLater board={boards.bd} />
  </StaffDashboard>
);
