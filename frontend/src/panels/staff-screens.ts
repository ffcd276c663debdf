import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { FirstRead, MenuScreen, Screen } from '../components/base/app-shell/screens';
import type { StaffTexts } from '../features/staff/staff.texts';
import type { StaffPaths } from '../lib/paths';
import { historyList } from './first-reads';

/** The pages of one kind of staff accounts. */
export interface StaffPages {
  List: ComponentType;
  Add: ComponentType;
  View: ComponentType;
  Edit: ComponentType;
}

/** One kind of staff accounts in a panel. */
interface StaffKindScreens {
  /** The name of the list. */
  list: string;
  texts: StaffTexts;
  to: StaffPaths;
  icon: Icon;
  pages: () => Promise<StaffPages>;
  /** What the first call of the list has besides the page. */
  first?: Screen['first'];
  /** The read of one account, and what the screens of one account read besides. */
  reads: {
    one: FirstRead;
    add?: readonly FirstRead[];
    view: readonly FirstRead[];
    edit?: readonly FirstRead[];
  };
  /** The pages of the manual about the list, a new account and an existing one. */
  manual: { list: string; add: string; account: string };
  /** Further screens below the list. */
  more?: readonly Screen[];
}

/** Returns the screens of one kind of staff accounts: the list in the menu; below it the screens of one account. */
export const staffScreens = ({
  list,
  texts,
  to,
  icon,
  pages,
  first,
  reads,
  manual,
  more = [],
}: StaffKindScreens): MenuScreen => ({
  path: to.list,
  manual: manual.list,
  right: 'staff.read',
  list,
  label: texts.many,
  icon,
  one: texts.one,
  lazy: async () => (await pages()).List,
  ...(first && { first }),
  below: [
    {
      path: to.add,
      manual: manual.add,
      right: 'staff.write',
      label: texts.add,
      lazy: async () => (await pages()).Add,
      reads: reads.add ?? [],
    },
    {
      path: to.viewPage,
      manual: manual.account,
      right: 'staff.read',
      lazy: async () => (await pages()).View,
      reads: [reads.one, ...reads.view],
      parts: [historyList],
    },
    {
      path: to.editPage,
      manual: manual.account,
      right: 'staff.write',
      lazy: async () => (await pages()).Edit,
      reads: [reads.one, ...(reads.edit ?? [])],
    },
    ...more,
  ],
});
