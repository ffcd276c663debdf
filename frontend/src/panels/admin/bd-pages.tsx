import { skipToken } from '@reduxjs/toolkit/query';
import { useListAgencyAdminsOfBdQuery } from '../../api/agency-admin.gen';
import {
  useAddBdMutation,
  useFetchBdQuery,
  useListBdsQuery,
  useUpdateBdMutation,
  type Bd,
} from '../../api/bd.gen';
import { Below } from '../../features/hierarchy/below';
import { RecordHistory } from '../../components/record-history/record-history';
import type { CountBelow } from '../../features/staff/delete-staff';
import { kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, StaffSection, useStaffListState } from '../../features/staff/staff-list';
import { StaffSignIn } from '../../features/staff/staff-sign-in';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.bd;
const to = paths.admin.bd;

const countBelow: CountBelow = (account, show) => (
  <Below kind="bd" account={account}>
    {show}
  </Below>
);

export function BdListPage() {
  const list = useStaffListState();
  const bds = useListBdsQuery(list.arg);
  return (
    <StaffList
      kind={kind}
      list={list}
      query={bds}
      rows={bds.data?.data}
      total={bds.data?.total}
      addTo={to.add}
      viewTo={to.view}
      editTo={to.edit}
      deletes
      countBelow={countBelow}
    />
  );
}

export function AddBdPage() {
  const [add] = useAddBdMutation();
  return (
    <AddStaff<Bd>
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      onSave={async (addStaffDto) => {
        const { message, data: account } = await add({ addStaffDto }).unwrap();
        return { message, account };
      }}
    />
  );
}

export function EditBdPage() {
  const id = useRecordId();
  const bd = useFetchBdQuery(id ? { id } : skipToken);
  const [update] = useUpdateBdMutation();
  return (
    <EditStaff
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      query={bd}
      account={bd.currentData?.data}
      onSave={(updateStaffDto) => update({ id, updateStaffDto }).unwrap()}
    />
  );
}

export function ViewBdPage() {
  const id = useRecordId();
  const bd = useFetchBdQuery(id ? { id } : skipToken);
  return (
    <StaffView
      kind={kind}
      query={bd}
      account={bd.currentData?.data}
      back={{ to: to.list, label: kind.texts.list }}
      editTo={to.edit}
      deletes
      countBelow={countBelow}
      aside={(account) => <StaffSignIn key={id} kind={kind.key} account={account} />}
    >
      {({ _id, uniqueId }) => (
        <>
          <AgencyAdminsOf bd={uniqueId} />
          <RecordHistory kind={kind.key} id={_id} />
        </>
      )}
    </StaffView>
  );
}

function AgencyAdminsOf({ bd }: { bd: string }) {
  const list = useListState();
  const { page, limit, search } = list.arg;
  const rows = useListAgencyAdminsOfBdQuery({ agencyAdminsOfBdDto: { page, limit, search, createBy: bd } });
  return (
    <StaffSection
      kind={kinds.agencyAdmin}
      list={list}
      unsorted
      query={rows}
      rows={rows.data?.data}
      total={rows.data?.total}
      viewTo={paths.admin.agencyAdmin.view}
    />
  );
}
