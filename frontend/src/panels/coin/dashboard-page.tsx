import { useSession } from '../../features/auth/use-session';
import { CoinTotals } from '../../features/dashboard/coin-totals';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';

export const DashboardPage = () => (
  <StaffDashboard profile={useSession('coin')}>
    <CoinTotals />
  </StaffDashboard>
);
