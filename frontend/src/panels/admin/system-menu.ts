import { IconDevices, IconFileSearch, IconProgress } from '@tabler/icons-react';
import type { MenuItem } from '../../components/app-shell/menu';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

export const system: MenuItem[] = [
  { label: texts.menu.audit, to: paths.admin.audit, icon: IconFileSearch },
  { label: texts.menu.sessions, to: paths.admin.sessions, icon: IconDevices },
  { label: texts.menu.jobs, to: paths.admin.jobs, icon: IconProgress },
];
