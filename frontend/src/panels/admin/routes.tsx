import { Route, Routes } from 'react-router-dom';
import { PanelShell } from '../../features/auth/panel-shell';
import { SignOutPage } from '../../features/auth/sign-out-page';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below, paths } from '../../lib/paths';
import { PasswordGate } from '../password-gate';
import { useAccount } from './use-account';
import { useMenu } from './use-menu';

const { admin } = paths;
const Dashboard = lazyPage(admin.dashboard, () => import('./dashboard-page'), 'DashboardPage');
const UserList = lazyPage(admin.users, () => import('../../features/users/user-list-page'), 'UserListPage');
const User = lazyPage(admin.userPage, () => import('./user-page'), 'UserPage');
const LiveUsers = lazyPage(admin.live, () => import('../../features/live/live-users-page'), 'LiveUsersPage');
const AddHost = lazyPage(admin.addHost, () => import('./host-pages'), 'AddHostPage');
const PendingHosts = lazyPage(admin.hosts.pending, () => import('./host-pages'), 'PendingHostsPage');
const ApprovedHosts = lazyPage(admin.hosts.approved, () => import('./host-pages'), 'ApprovedHostsPage');
const RejectedHosts = lazyPage(admin.hosts.rejected, () => import('./host-pages'), 'RejectedHostsPage');
const HostRecord = lazyPage(
  admin.hostRecord,
  () => import('../../features/live/host-record-page'),
  'HostRecordPage',
);
const Profile = lazyPage(admin.profile, () => import('./profile-page'), 'ProfilePage');
const Further = lazyPage('*', () => import('./further-routes'), 'FurtherRoutes');

export default function AdminRoutes() {
  return (
    <PasswordGate panel={panels.admin} account={useAccount()}>
      <Routes>
        {/* Without the frame, whose counts would be asked of a session that ends. */}
        <Route path={admin.logout} element={<SignOutPage panel="admin" />} />
        <Route path="*" element={<Screens />} />
      </Routes>
    </PasswordGate>
  );
}

function Screens() {
  const menu = useMenu();
  return (
    <PanelShell panel={panels.admin} menu={menu}>
      <Routes>
        <Route path="admin">
          <Route index element={<Dashboard />} />
          <Route path={below(admin.profile)} element={<Profile />} />
          <Route path={below(admin.users)} element={<UserList />} />
          <Route path={below(admin.userPage)} element={<User />} />
          <Route path={below(admin.live)} element={<LiveUsers />} />
          <Route path={below(admin.addHost)} element={<AddHost />} />
          <Route path={below(admin.hosts.pending)} element={<PendingHosts />} />
          <Route path={below(admin.hosts.approved)} element={<ApprovedHosts />} />
          <Route path={below(admin.hosts.rejected)} element={<RejectedHosts />} />
          <Route path={below(admin.hostRecord)} element={<HostRecord />} />
          <Route path="*" element={<Further />} />
        </Route>
      </Routes>
    </PanelShell>
  );
}
