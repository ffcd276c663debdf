import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { PanelShell } from '../../features/auth/panel-shell';
import { CoinBalance } from '../../features/dashboard/coin-balance';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below } from '../../lib/paths';
import { PasswordGate } from '../password-gate';
import { menu } from './menu';
import { useAccount } from './use-account';

const panel = panels.coin;
const Profile = lazyPage(panel.profile, () => import('./profile-page'), 'ProfilePage');

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
                  {account.profile && <CoinBalance id={account.profile._id} />}
                </StaffDashboard>
              }
            />
            <Route path={below(panel.profile)} element={<Profile />} />
            <Route path="*" element={<NotFoundState home={panel.dashboard} />} />
          </Route>
        </Routes>
      </PanelShell>
    </PasswordGate>
  );
}
