import { useSession } from '../../features/auth/use-session';
import { HostCounters } from '../../features/dashboard/host-counters';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { WaitingHosts } from '../../features/dashboard/waiting-hosts';
import { boards } from '../../features/figures/boards';
import { FiguresLater } from '../../features/figures/figures-later';
import { paths } from '../../lib/paths';

const { hosts } = paths.agency;

export const DashboardPage = () => (
  <StaffDashboard profile={useSession('agency')}>
    <WaitingHosts to={hosts.pending} />
    <HostCounters to={hosts} />
    <FiguresLater board={boards.agency} />
  </StaffDashboard>
);
