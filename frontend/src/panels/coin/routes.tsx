import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { PanelShell } from '../../features/auth/panel-shell';
import { CoinTotals } from '../../features/dashboard/coin-totals';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below, paths } from '../../lib/paths';
import { PasswordGate } from '../password-gate';
import { menu } from './menu';
import { useAccount } from './use-account';

const panel = panels.coin;
const Profile = lazyPage(panel.profile, () => import('./profile-page'), 'ProfilePage');
const Send = lazyPage(paths.coin.send, () => import('./send-page'), 'SendPage');
const Sent = lazyPage(paths.coin.sent, () => import('../../features/coins/own-histories'), 'SentCoinsPage');
const Received = lazyPage(
  paths.coin.received,
  () => import('../../features/coins/own-histories'),
  'ReceivedCoinsPage',
);

export default function CoinRoutes() {
  const account = useAccount();
  return (
    <PasswordGate panel={panel} account={account}>
      <PanelShell panel={panel} menu={menu}>
        <Routes>
          <Route path="coin">
            <Route
              path={below(panel.dashboard)}
              element={
                <StaffDashboard profile={account.profile}>
                  <CoinTotals />
                </StaffDashboard>
              }
            />
            <Route path={below(paths.coin.send)} element={<Send />} />
            <Route path={below(paths.coin.sent)} element={<Sent />} />
            <Route path={below(paths.coin.received)} element={<Received />} />
            <Route path={below(panel.profile)} element={<Profile />} />
            <Route path="*" element={<NotFoundState home={panel.dashboard} />} />
          </Route>
        </Routes>
      </PanelShell>
    </PasswordGate>
  );
}
