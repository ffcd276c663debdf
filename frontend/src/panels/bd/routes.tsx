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

const panel = panels.bd;
const AddAgencyAdmin = lazyPage(
  paths.bd.agencyAdmin.add,
  () => import('./agency-admin-pages'),
  'AddAgencyAdminPage',
);
const AgencyAdminList = lazyPage(
  paths.bd.agencyAdmin.list,
  () => import('./agency-admin-pages'),
  'AgencyAdminListPage',
);
const ViewAgencyAdmin = lazyPage(
  paths.bd.agencyAdmin.viewPage,
  () => import('./agency-admin-pages'),
  'ViewAgencyAdminPage',
);
const EditAgencyAdmin = lazyPage(
  paths.bd.agencyAdmin.editPage,
  () => import('./agency-admin-pages'),
  'EditAgencyAdminPage',
);
const ViewAgency = lazyPage(paths.bd.agencyPage, () => import('./agency-admin-pages'), 'ViewAgencyPage');
const Profile = lazyPage(panel.profile, () => import('./profile-page'), 'ProfilePage');

export default function BdRoutes() {
  const account = useAccount();
  return (
    <PasswordGate panel={panel} account={account}>
      <PanelShell panel={panel} menu={menu}>
        <Routes>
          <Route path="bd">
            <Route
              path={below(panel.dashboard)}
              element={
                <StaffDashboard profile={account.profile}>
                  <HostCounters />
                </StaffDashboard>
              }
            />
            <Route path={below(paths.bd.agencyAdmin.add)} element={<AddAgencyAdmin />} />
            <Route path={below(paths.bd.agencyAdmin.list)} element={<AgencyAdminList />} />
            <Route path={below(paths.bd.agencyAdmin.viewPage)} element={<ViewAgencyAdmin />} />
            <Route path={below(paths.bd.agencyAdmin.editPage)} element={<EditAgencyAdmin />} />
            <Route path={below(paths.bd.agencyPage)} element={<ViewAgency />} />
            <Route path={below(panel.profile)} element={<Profile />} />
            <Route path="*" element={<NotFoundState home={panel.dashboard} />} />
          </Route>
        </Routes>
      </PanelShell>
    </PasswordGate>
  );
}
