import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddAgencyAdminMutation,
  useFetchAgencyAdminQuery,
  useListAgencyAdminsQuery,
  useUpdateAgencyAdminMutation,
  type AgencyAdmin,
} from '../../api/agency-admin.gen';
import { RecordHistory } from '../../components/record-history/record-history';
import { AgenciesOf } from '../../features/staff/agencies-of';
import { useMove } from '../../features/hierarchy/use-move';
import { Below } from '../../features/hierarchy/below';
import type { CountBelow } from '../../features/staff/delete-staff';
import { kinds } from '../../features/staff/kinds';
import { bdField } from '../../features/staff/parent-fields';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, useStaffListState } from '../../features/staff/staff-list';
import { StaffSignIn } from '../../features/staff/staff-sign-in';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.agencyAdmin;
const to = paths.admin.agencyAdmin;

const countBelow: CountBelow = (account, show) => (
  <Below kind="agencyadmin" account={account}>
    {show}
  </Below>
);

function useMoveAgencyAdmin() {
  const { ask, dialog } = useMove();
  const onMove = ({ _id, name, uniqueId, createBy }: AgencyAdmin) =>
    ask({ kind: 'agencyadmin', ids: [_id], name, code: uniqueId, from: createBy });
  return { onMove, dialog };
}

export function AgencyAdminListPage() {
  const { onMove, dialog } = useMoveAgencyAdmin();
  const list = useStaffListState();
  const agencyAdmins = useListAgencyAdminsQuery(list.arg);
  return (
    <>
      <StaffList
        kind={kind}
        list={list}
        query={agencyAdmins}
        rows={agencyAdmins.data?.details}
        total={agencyAdmins.data?.total}
        addTo={to.add}
        viewTo={to.view}
        editTo={to.edit}
        deletes
        countBelow={countBelow}
        onMove={onMove}
      />
      {dialog}
    </>
  );
}

export function AddAgencyAdminPage() {
  const [add] = useAddAgencyAdminMutation();
  return (
    <AddStaff<AgencyAdmin>
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      parents={[bdField]}
      onSave={async (addAgencyAdminDto) => {
        const { message, data: account } = await add({ addAgencyAdminDto }).unwrap();
        return { message, account };
      }}
    />
  );
}

export function EditAgencyAdminPage() {
  const id = useRecordId();
  const agencyAdmin = useFetchAgencyAdminQuery(id ? { id } : skipToken);
  const [update] = useUpdateAgencyAdminMutation();
  return (
    <EditStaff
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      query={agencyAdmin}
      account={agencyAdmin.currentData?.data}
      onSave={(updateStaffDto) => update({ id, updateStaffDto }).unwrap()}
    />
  );
}

export function ViewAgencyAdminPage() {
  const { onMove, dialog } = useMoveAgencyAdmin();
  const id = useRecordId();
  const agencyAdmin = useFetchAgencyAdminQuery(id ? { id } : skipToken);
  return (
    <>
      <StaffView
        kind={kind}
        query={agencyAdmin}
        account={agencyAdmin.currentData?.data}
        back={{ to: to.list, label: kind.texts.list }}
        editTo={to.edit}
        deletes
        countBelow={countBelow}
        onMove={onMove}
        aside={(account) => <StaffSignIn key={id} kind={kind.key} account={account} />}
      >
        {({ _id, uniqueId }) => (
          <>
            <AgenciesOf agencyAdmin={uniqueId} viewTo={paths.admin.agency.view} />
            <RecordHistory kind={kind.key} id={_id} />
          </>
        )}
      </StaffView>
      {dialog}
    </>
  );
}
