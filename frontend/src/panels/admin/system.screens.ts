import {
  IconDevices,
  IconFileSearch,
  IconListCheck,
  IconLogin2,
  IconProgress,
  IconTableImport,
} from '@tabler/icons-react';
import type { MenuEntry } from '../../components/base/app-shell/screens';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

const { admin } = paths;
const { entries, menu } = texts;

export const activity: MenuEntry = {
  label: entries.activity,
  icon: IconFileSearch,
  screens: [
    {
      path: admin.audit,
      manual: 'admin#find-who-changed-a-record',
      right: 'audit.read',
      list: 'audit-log',
      label: menu.audit,
      icon: IconFileSearch,
      lazy: async () => (await import('./audit-page')).AdminAuditPage,
      reads: ['/api/admin/audit/seals'],
    },
    {
      path: admin.signIns,
      manual: 'admin#open-a-locked-account',
      right: 'signins.read',
      list: 'sign-ins',
      label: menu.signIns,
      icon: IconLogin2,
      lazy: async () => (await import('../../features/staff-sessions/sign-ins-page')).SignInsPage,
    },
    {
      path: admin.sessions,
      manual: 'admin#sign-a-member-of-staff-out',
      right: 'sessions.read',
      list: 'sessions',
      label: menu.sessions,
      icon: IconDevices,
      lazy: async () => (await import('../../features/staff-sessions/sessions-page')).SessionsPage,
    },
  ],
};

export const jobs: MenuEntry = {
  label: entries.jobs,
  icon: IconProgress,
  screens: [
    {
      path: admin.jobs,
      manual: 'lists#change-many-records-at-once',
      right: 'jobs.read',
      list: 'jobs',
      label: menu.jobs,
      icon: IconProgress,
      lazy: async () => (await import('../../features/jobs/jobs-page')).JobsPage,
    },
    {
      path: admin.imports,
      manual: 'admin#import-staff-accounts',
      list: 'imports',
      label: menu.imports,
      icon: IconTableImport,
      one: 'import',
      lazy: async () => (await import('../../features/batches/batch-list-page')).ImportListPage,
      first: { source: 'import' },
      below: [
        {
          path: admin.importPage,
          lazy: async () => (await import('./batch-page')).AdminBatchPage,
          reads: ['/api/admin/batches/:id', '/api/admin/batches/:id/rows?limit=20&page=1'],
        },
      ],
    },
    {
      path: admin.bulkChanges,
      manual: 'lists#change-many-records-at-once',
      list: 'bulk-changes',
      label: menu.bulkChanges,
      icon: IconListCheck,
      one: 'bulk change',
      lazy: async () => (await import('../../features/batches/batch-list-page')).BulkChangeListPage,
      first: { source: 'bulk' },
      below: [
        {
          path: admin.bulkChangePage,
          lazy: async () => (await import('./batch-page')).AdminBatchPage,
          reads: ['/api/admin/batches/:id', '/api/admin/batches/:id/rows?limit=20&page=1'],
        },
      ],
    },
  ],
};
