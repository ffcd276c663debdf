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

const panel = panels.agencyadmin;
const AddAgency = lazyPage(paths.agencyadmin.agency.add, () => import('./agency-pages'), 'AddAgencyPage');
const AgencyList = lazyPage(paths.agencyadmin.agency.list, () => import('./agency-pages'), 'AgencyListPage');
const ViewAgency = lazyPage(
  paths.agencyadmin.agency.viewPage,
  () => import('./agency-pages'),
  'ViewAgencyPage',
);
const EditAgency = lazyPage(
  paths.agencyadmin.agency.editPage,
  () => import('./agency-pages'),
  'EditAgencyPage',
);
const AgencyLookup = lazyPage(
  paths.agencyadmin.agencyLists,
  () => import('./agency-pages'),
  'AgencyLookupPage',
);
const { hosts } = paths.agencyadmin;
const HostsOfAgency = lazyPage(
  paths.agencyadmin.hostsOfAgencyPage,
  () => import('./host-pages'),
  'HostsOfAgencyPage',
);
const PendingHosts = lazyPage(hosts.pending, () => import('./host-pages'), 'PendingHostsPage');
const ApprovedHosts = lazyPage(hosts.approved, () => import('./host-pages'), 'ApprovedHostsPage');
const RejectedHosts = lazyPage(hosts.rejected, () => import('./host-pages'), 'RejectedHostsPage');
const Profile = lazyPage(panel.profile, () => import('./profile-page'), 'ProfilePage');

export default function AgencyAdminRoutes() {
  const account = useAccount();
  return (
    <PasswordGate panel={panel} account={account}>
      <PanelShell panel={panel} menu={menu}>
        <Routes>
          <Route path="agencyadmin">
            <Route
              path={below(panel.dashboard)}
              element={
                <StaffDashboard profile={account.profile}>
                  <HostCounters />
                </StaffDashboard>
              }
            />
            <Route path={below(paths.agencyadmin.agency.add)} element={<AddAgency />} />
            <Route path={below(paths.agencyadmin.agency.list)} element={<AgencyList />} />
            <Route path={below(paths.agencyadmin.agency.viewPage)} element={<ViewAgency />} />
            <Route path={below(paths.agencyadmin.agency.editPage)} element={<EditAgency />} />
            <Route path={below(paths.agencyadmin.agencyLists)} element={<AgencyLookup />} />
            <Route path={below(paths.agencyadmin.hostsOfAgencyPage)} element={<HostsOfAgency />} />
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
