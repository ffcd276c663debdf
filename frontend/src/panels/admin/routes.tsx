import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { PanelShell } from '../../features/auth/panel-shell';
import { SignOutPage } from '../../features/auth/sign-out-page';
import { lazyPage } from '../../lib/lazy-page';
import { panels } from '../../lib/panels';
import { below, paths } from '../../lib/paths';
import { menu } from './menu';

const { admin } = paths;
const Dashboard = lazyPage(() => import('./dashboard-page'), 'DashboardPage');
const UserList = lazyPage(() => import('../../features/users/user-list-page'), 'UserListPage');
const User = lazyPage(() => import('../../features/users/user-page'), 'UserPage');
const Profile = lazyPage(() => import('./profile-page'), 'ProfilePage');

export default function AdminRoutes() {
  return (
    <PanelShell panel={panels.admin} menu={menu}>
      <Routes>
        <Route path="admin">
          <Route index element={<Dashboard />} />
          <Route path={below(admin.profile)} element={<Profile />} />
          <Route path={below(admin.logout)} element={<SignOutPage panel="admin" />} />
          <Route path={below(admin.users)} element={<UserList />} />
          <Route path={below(admin.userPage)} element={<User />} />
          <Route path="*" element={<NotFoundState home={admin.dashboard} />} />
        </Route>
      </Routes>
    </PanelShell>
  );
}
