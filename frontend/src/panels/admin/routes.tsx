import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { PanelShell } from '../../features/auth/panel-shell';
import { SignOutPage } from '../../features/auth/sign-out-page';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below, paths } from '../../lib/paths';
import { PasswordGate } from '../password-gate';
import { menu } from './menu';
import { useAccount } from './use-account';

const { admin } = paths;
const Dashboard = lazyPage(() => import('./dashboard-page'), 'DashboardPage');
const UserList = lazyPage(() => import('../../features/users/user-list-page'), 'UserListPage');
const User = lazyPage(() => import('../../features/users/user-page'), 'UserPage');
const Profile = lazyPage(() => import('./profile-page'), 'ProfilePage');
const AddBd = lazyPage(() => import('./bd-pages'), 'AddBdPage');
const BdList = lazyPage(() => import('./bd-pages'), 'BdListPage');
const ViewBd = lazyPage(() => import('./bd-pages'), 'ViewBdPage');
const EditBd = lazyPage(() => import('./bd-pages'), 'EditBdPage');
const AddAgencyAdmin = lazyPage(() => import('./agency-admin-pages'), 'AddAgencyAdminPage');
const AgencyAdminList = lazyPage(() => import('./agency-admin-pages'), 'AgencyAdminListPage');
const ViewAgencyAdmin = lazyPage(() => import('./agency-admin-pages'), 'ViewAgencyAdminPage');
const EditAgencyAdmin = lazyPage(() => import('./agency-admin-pages'), 'EditAgencyAdminPage');
const AddAgency = lazyPage(() => import('./agency-pages'), 'AddAgencyPage');
const AgencyList = lazyPage(() => import('./agency-pages'), 'AgencyListPage');
const ViewAgency = lazyPage(() => import('./agency-pages'), 'ViewAgencyPage');
const EditAgency = lazyPage(() => import('./agency-pages'), 'EditAgencyPage');
const AddCoinAgency = lazyPage(() => import('./coin-agency-pages'), 'AddCoinAgencyPage');
const CoinAgencyList = lazyPage(() => import('./coin-agency-pages'), 'CoinAgencyListPage');
const ViewCoinAgency = lazyPage(() => import('./coin-agency-pages'), 'ViewCoinAgencyPage');
const EditCoinAgency = lazyPage(() => import('./coin-agency-pages'), 'EditCoinAgencyPage');
const AdminList = lazyPage(() => import('./admins-page'), 'AdminListPage');
const AddAdmin = lazyPage(() => import('../../features/admins/add-admin-page'), 'AddAdminPage');

export default function AdminRoutes() {
  return (
    <PasswordGate panel={panels.admin} account={useAccount()}>
      <PanelShell panel={panels.admin} menu={menu}>
        <Routes>
          <Route path="admin">
            <Route index element={<Dashboard />} />
            <Route path={below(admin.profile)} element={<Profile />} />
            <Route path={below(admin.logout)} element={<SignOutPage panel="admin" />} />
            <Route path={below(admin.users)} element={<UserList />} />
            <Route path={below(admin.userPage)} element={<User />} />
            <Route path={below(admin.bd.add)} element={<AddBd />} />
            <Route path={below(admin.bd.list)} element={<BdList />} />
            <Route path={below(admin.bd.viewPage)} element={<ViewBd />} />
            <Route path={below(admin.bd.editPage)} element={<EditBd />} />
            <Route path={below(admin.agencyAdmin.add)} element={<AddAgencyAdmin />} />
            <Route path={below(admin.agencyAdmin.list)} element={<AgencyAdminList />} />
            <Route path={below(admin.agencyAdmin.viewPage)} element={<ViewAgencyAdmin />} />
            <Route path={below(admin.agencyAdmin.editPage)} element={<EditAgencyAdmin />} />
            <Route path={below(admin.agency.add)} element={<AddAgency />} />
            <Route path={below(admin.agency.list)} element={<AgencyList />} />
            <Route path={below(admin.agency.viewPage)} element={<ViewAgency />} />
            <Route path={below(admin.agency.editPage)} element={<EditAgency />} />
            <Route path={below(admin.coinAgency.add)} element={<AddCoinAgency />} />
            <Route path={below(admin.coinAgency.list)} element={<CoinAgencyList />} />
            <Route path={below(admin.coinAgency.viewPage)} element={<ViewCoinAgency />} />
            <Route path={below(admin.coinAgency.editPage)} element={<EditCoinAgency />} />
            <Route path={below(admin.admins)} element={<AdminList />} />
            <Route path={below(admin.addAdmin)} element={<AddAdmin />} />
            <Route path="*" element={<NotFoundState home={admin.dashboard} />} />
          </Route>
        </Routes>
      </PanelShell>
    </PasswordGate>
  );
}
