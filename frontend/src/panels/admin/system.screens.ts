import { IconDevices, IconFileSearch, IconProgress } from '@tabler/icons-react';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { groups, menu } = texts;

export const system: ScreenGroup = {
  label: groups.system,
  folded: true,
  screens: [
    {
      path: admin.audit,
      label: menu.audit,
      icon: IconFileSearch,
      lazy: async () => (await import('./audit-page')).AdminAuditPage,
    },
    {
      path: admin.sessions,
      label: menu.sessions,
      icon: IconDevices,
      lazy: async () => (await import('../../features/staff-sessions/sessions-page')).SessionsPage,
    },
    {
      path: admin.jobs,
      label: menu.jobs,
      icon: IconProgress,
      lazy: async () => (await import('../../features/jobs/jobs-page')).JobsPage,
    },
  ],
};
