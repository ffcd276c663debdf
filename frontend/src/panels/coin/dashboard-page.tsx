import { useSession } from '../../features/auth/use-session';
import { CoinTotals } from '../../features/dashboard/coin-totals';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { boards } from '../../features/figures/boards';
import { FiguresLater } from '../../features/figures/figures-later';

export const DashboardPage = () => (
  <StaffDashboard profile={useSession('coin')}>
    <CoinTotals />
    <FiguresLater board={boards.coin} />
  </StaffDashboard>
);
