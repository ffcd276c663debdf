import { Below } from '../../../features/hierarchy/below';
import type { CountBelow } from '../../../features/staff/delete-staff';
import type { StaffAccount } from '../../../features/staff/staff-account';
import { AddStaff, EditStaff } from '../../../features/staff/staff-forms';
import { useRecordId } from '../../../lib/use-record-id';
import type { StaffPages } from '../../staff-screens';
import type { AdminStaffKind } from './admin-staff-kind';
import { staffListPage } from './staff-list-page';
import { staffViewPage } from './staff-view-page';

/** Makes the platform admin's pages for one kind of staff accounts. */
export function staffPages<Account extends StaffAccount>(of: AdminStaffKind<Account>): StaffPages {
  const { kind, limits, to, useAccount, useAdd, useUpdate, belowOf } = of;
  const countBelow: CountBelow | undefined =
    belowOf &&
    ((account, show) => (
      <Below kind={belowOf} account={account}>
        {show}
      </Below>
    ));

  function Add() {
    const add = useAdd();
    return (
      <AddStaff
        kind={kind}
        limits={limits}
        backTo={to.list}
        viewTo={to.view}
        parents={of.parentsAtFirst}
        onSave={add}
      />
    );
  }

  function Edit() {
    const id = useRecordId();
    const { query, account } = useAccount(id);
    const update = useUpdate();
    return (
      <EditStaff
        kind={kind}
        limits={limits}
        backTo={to.list}
        viewTo={to.view}
        parents={of.parents}
        query={query}
        account={account}
        onSave={(change) => update(id, change)}
      />
    );
  }

  return { List: staffListPage(of, countBelow), Add, Edit, View: staffViewPage(of, countBelow) };
}
