import { skipToken } from '@reduxjs/toolkit/query';
import { useListAgencyAdminsOfBdQuery } from '../../api/agency-admin.gen';
import {
  useAddBdMutation,
  useDeleteBdMutation,
  useFetchBdQuery,
  useListBdsQuery,
  useUpdateBdMutation,
} from '../../api/bd.gen';
import { WhatStays } from '../../features/hierarchy/what-stays';
import { RecordHistory } from '../../components/record-history/record-history';
import { IssuedPassword } from '../../features/staff/issued-password';
import { kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, StaffSection, useStaffListState } from '../../features/staff/staff-list';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.bd;
const to = paths.admin.bd;

const whatStays = ({ _id }: { _id: string }) => <WhatStays kind="bd" id={_id} />;

function useDeleteBd() {
  const [remove] = useDeleteBdMutation();
  return ({ _id: id }: { _id: string }) => remove({ id }).unwrap();
}

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
      onDelete={useDeleteBd()}
      deleteEffect={whatStays}
    />
  );
}

export function AddBdPage() {
  const [add] = useAddBdMutation();
  return (
    <AddStaff
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      onSave={(addStaffDto) => add({ addStaffDto }).unwrap()}
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
      account={bd.data?.data}
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
      account={bd.data?.data}
      back={{ to: to.list, label: kind.texts.list }}
      editTo={to.edit}
      onDelete={useDeleteBd()}
      deleteEffect={whatStays}
      aside={<IssuedPassword key={id} kind={kind.key} id={id} />}
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
