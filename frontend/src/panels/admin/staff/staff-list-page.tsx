import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useViewAs } from '../../../components/view-as/use-view-as';
import type { CountBelow } from '../../../features/staff/delete-staff';
import type { StaffAccount } from '../../../features/staff/staff-account';
import { useStaffBulk } from '../../../features/staff/staff-bulk';
import { StaffList } from '../../../features/staff/staff-list';
import { paths } from '../../../lib/paths';
import { useListState } from '../../../lib/use-list-state';
import type { AdminStaffKind } from './admin-staff-kind';
import { useMoving } from './use-moving';

/** Makes the list of one kind of staff accounts. */
export function staffListPage<Account extends StaffAccount>(
  of: AdminStaffKind<Account>,
  countBelow: CountBelow | undefined,
) {
  const { kind, to, useAccounts, useChangeMany } = of;
  return function List() {
    const { onMove, dialog } = useMoving(of.movable);
    const { viewAs, dialog: viewDialog } = useViewAs(kind.key);
    const list = useListState(of.list);
    const { values, ...narrowing } = useListFilters(kind.filters);
    const { query, rows, total } = useAccounts({ ...list.arg, ...values });
    const selecting = useStaffBulk({ list, query, rows, total, filter: values, change: useChangeMany() });
    return (
      <>
        <StaffList
          kind={kind}
          list={list}
          narrowing={narrowing}
          query={query}
          rows={rows}
          total={total}
          addTo={to.add}
          importTo={paths.admin.importStaff[kind.key]}
          viewTo={to.view}
          editTo={to.edit}
          transactionsTo={of.transactionsTo}
          deletes
          countBelow={countBelow}
          onMove={onMove}
          viewAs={viewAs}
          selecting={selecting}
        />
        {dialog}
        {viewDialog}
      </>
    );
  };
}
