import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { MenuScreen, Screen } from '../components/app-shell/screens';
import type { StaffTexts } from '../features/staff/staff.texts';
import type { StaffPaths } from '../lib/paths';

/** The pages of one kind of staff accounts. */
export interface StaffPages {
  List: ComponentType;
  Add: ComponentType;
  View: ComponentType;
  Edit: ComponentType;
}

/**
 * Returns the screens of one kind of staff accounts: the list in the menu; below it the screens of one account and
 * `more`. `list` is the name of the list.
 */
export const staffScreens = (
  list: string,
  texts: StaffTexts,
  to: StaffPaths,
  icon: Icon,
  pages: () => Promise<StaffPages>,
  ...more: Screen[]
): MenuScreen => ({
  path: to.list,
  right: 'staff.read',
  list,
  label: texts.list,
  icon,
  one: texts.one,
  lazy: async () => (await pages()).List,
  below: [
    { path: to.add, right: 'staff.write', label: texts.add, lazy: async () => (await pages()).Add },
    { path: to.viewPage, right: 'staff.read', lazy: async () => (await pages()).View },
    { path: to.editPage, right: 'staff.write', lazy: async () => (await pages()).Edit },
    ...more,
  ],
});
