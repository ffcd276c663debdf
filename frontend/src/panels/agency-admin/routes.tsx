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
            <Route path={below(panel.profile)} element={<Profile />} />
            <Route path="*" element={<NotFoundState home={panel.dashboard} />} />
          </Route>
        </Routes>
      </PanelShell>
    </PasswordGate>
  );
}
