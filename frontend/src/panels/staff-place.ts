import type { Icon } from '@tabler/icons-react';
import type { RecordPlace } from '../components/base/app-shell/on-demand/quick-search/record-places';
import type { StaffTexts } from '../features/staff/staff.texts';
import { searched, type StaffPaths } from '../lib/paths';

/** Returns where a panel shows the staff accounts of one kind. */
export const staffPlace = (
  label: string,
  icon: Icon,
  { many }: StaffTexts,
  to: Pick<StaffPaths, 'list' | 'view'>,
): RecordPlace => ({
  label,
  icon,
  pictured: true,
  to: ({ _id }) => to.view(_id),
  list: { label: many, to: (search) => searched(to.list, search) },
});
