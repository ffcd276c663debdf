import type { Icon } from '@tabler/icons-react';
import type { MenuItem } from '../components/app-shell/menu';
import type { StaffTexts } from '../features/staff/staff.texts';
import type { StaffPaths } from '../lib/paths';

/** The menu entry of a kind of staff: its list; the screens of one account belong to it. */
export const staffItem = (texts: StaffTexts, to: StaffPaths, icon: Icon) =>
  ({
    label: texts.list,
    one: texts.one,
    to: to.list,
    icon,
    also: [to.add, to.viewPage, to.editPage],
    screens: [{ label: texts.add, to: to.add }],
  }) satisfies MenuItem;
