import { useSession } from '../../features/auth/use-session';
import { HostCounters } from '../../features/dashboard/host-counters';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { boards } from '../../features/figures/boards';
import { FiguresLater } from '../../features/figures/figures-later';

export const DashboardPage = () => (
  <StaffDashboard profile={useSession('bd')}>
    <HostCounters />
    <FiguresLater board={boards.bd} />
  </StaffDashboard>
);
