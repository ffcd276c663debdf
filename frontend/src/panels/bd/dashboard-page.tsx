import { useSession } from '../../features/auth/use-session';
import { HostCounters } from '../../features/dashboard/host-counters';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';

export const DashboardPage = () => (
  <StaffDashboard profile={useSession('bd')}>
    <HostCounters />
  </StaffDashboard>
);
