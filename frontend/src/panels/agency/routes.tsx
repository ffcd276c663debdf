import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { PanelShell } from '../../features/auth/panel-shell';
import { HostCounters } from '../../features/dashboard/host-counters';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below, paths } from '../../lib/paths';
import { PasswordGate } from '../password-gate';
import { menu } from './menu';
import { useAccount } from './use-account';

const panel = panels.agency;
const { hosts } = paths.agency;
const HostRecord = lazyPage(
  paths.agency.hostRecord,
  () => import('../../features/live/own-host-record-page'),
  'OwnHostRecordPage',
);
const AllHosts = lazyPage(paths.agency.allHosts, () => import('./host-pages'), 'AllHostsPage');
const HostUser = lazyPage(paths.agency.userPage, () => import('./host-pages'), 'HostUserPage');
const PendingHosts = lazyPage(hosts.pending, () => import('./host-pages'), 'PendingHostsPage');
const ApprovedHosts = lazyPage(hosts.approved, () => import('./host-pages'), 'ApprovedHostsPage');
const RejectedHosts = lazyPage(hosts.rejected, () => import('./host-pages'), 'RejectedHostsPage');
const OwnAgency = lazyPage(paths.agency.own, () => import('./own-agency-page'), 'OwnAgencyPage');
const Profile = lazyPage(panel.profile, () => import('./profile-page'), 'ProfilePage');

export default function AgencyRoutes() {
  const account = useAccount();
  return (
    <PasswordGate panel={panel} account={account}>
      <PanelShell panel={panel} menu={menu}>
        <Routes>
          <Route path="agency">
            <Route
              path={below(panel.dashboard)}
              element={
                <StaffDashboard profile={account.profile}>
                  <HostCounters />
                </StaffDashboard>
              }
            />
            <Route path={below(paths.agency.hostRecord)} element={<HostRecord />} />
            <Route path={below(paths.agency.allHosts)} element={<AllHosts />} />
            <Route path={below(paths.agency.own)} element={<OwnAgency />} />
            <Route path={below(paths.agency.userPage)} element={<HostUser />} />
            <Route path={below(hosts.pending)} element={<PendingHosts />} />
            <Route path={below(hosts.approved)} element={<ApprovedHosts />} />
            <Route path={below(hosts.rejected)} element={<RejectedHosts />} />
            <Route path={below(panel.profile)} element={<Profile />} />
            <Route path="*" element={<NotFoundState home={panel.dashboard} />} />
          </Route>
        </Routes>
      </PanelShell>
    </PasswordGate>
  );
}
