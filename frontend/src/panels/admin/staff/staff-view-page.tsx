import { RecordHistory } from '../../../components/record-history/record-history';
import type { CountBelow } from '../../../features/staff/delete-staff';
import type { StaffAccount } from '../../../features/staff/staff-account';
import { StaffSignIn } from '../../../features/staff/staff-sign-in';
import { StaffView } from '../../../features/staff/staff-view';
import { useRecordId } from '../../../lib/use-record-id';
import type { AdminStaffKind } from './admin-staff-kind';
import { useMoving } from './use-moving';

/** Makes the screen of a single account of one kind of staff. */
export function staffViewPage<Account extends StaffAccount>(
  of: AdminStaffKind<Account>,
  countBelow: CountBelow | undefined,
) {
  const { kind, to, useAccount } = of;
  const back = { to: to.list, label: kind.texts.many };

  return function View() {
    const { onMove, dialog } = useMoving(of.movable);
    const id = useRecordId();
    const { query, account } = useAccount(id);
    return (
      <>
        <StaffView
          kind={kind}
          query={query}
          account={account}
          back={back}
          editTo={to.edit}
          deletes
          countBelow={countBelow}
          onMove={onMove}
          aside={(found) => {
            const signIn = <StaffSignIn key={id} kind={kind.key} account={found} />;
            return of.aside ? of.aside(found, signIn) : signIn;
          }}
        >
          {(found) => (
            <>
              {of.sections?.(found)}
              <RecordHistory
                kind={kind.key}
                id={found._id}
                form={{ to: to.edit(found._id), fields: kind.inputs.map(({ name }) => name) }}
              />
            </>
          )}
        </StaffView>
        {dialog}
      </>
    );
  };
}
