import { IconBellRinging, IconUserEdit, IconUsers } from '@tabler/icons-react';
import type { MenuEntry, Screen } from '../../components/base/app-shell/screens';
import { texts as importWords } from '../../features/items/import-items.texts';
import { paths } from '../../lib/paths';
import { historyList, historyOf } from '../first-reads';
import { texts } from '../panels.texts';

const { admin } = paths;
const { entries, menu } = texts;
const coinPages = () => import('./coin-pages');

export const users: MenuEntry = {
  label: entries.users,
  icon: IconUsers,
  screens: [
    {
      path: admin.users,
      manual: 'moderator#ban-a-user',
      right: 'users.read',
      list: 'users',
      label: menu.users,
      icon: IconUsers,
      one: 'user',
      lazy: async () => (await import('../../features/users/user-list-page')).UserListPage,
      loader: async (dispatch, search) =>
        (await import('../../features/users/user-list-page')).readUsers(dispatch, search),
      below: [
        {
          path: admin.userPage,
          manual: 'moderator#answer-why-a-user-cannot-sign-in',
          right: 'users.read',
          lazy: async () => (await import('./user-page')).UserPage,
          reads: [
            '/api/admin/view_user?id=:id',
            '/api/admin/tag/getTag',
            '/api/admin/ledger/account?account=user::id',
            '/api/admin/orders?user=:id&page=1&limit=5',
            '/api/admin/items/user?id=:id&limit=5&page=1',
            '/api/admin/users/experience?id=:id&limit=5&page=1',
            '/api/admin/user/overview?id=:id',
            historyOf('user', ':id'),
          ],
          parts: [historyList],
        },
        {
          path: admin.importItems,
          manual: 'moderator#give-items-from-a-table',
          right: 'items.grant',
          label: importWords.title,
          lazy: async () => (await import('./import-items-page')).ImportItemsPage,
        },
      ],
    },
    {
      path: admin.updateUserPage,
      manual: 'coin-seller#send-coins-to-a-user-of-the-app',
      right: 'coins.send',
      label: menu.updateUser,
      icon: IconUserEdit,
      lazy: async () => (await coinPages()).UpdateUserPage,
    },
  ],
};

export const notifications: Screen = {
  path: admin.notifications,
  manual: 'moderator#notify-users',
  right: 'notifications.read',
  list: 'notifications',
  label: menu.notifications,
  icon: IconBellRinging,
  lazy: async () => (await import('../../features/notifications/notifications-page')).NotificationsPage,
  reads: ['/api/admin/notification/audience'],
};
