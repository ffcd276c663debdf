import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddAgencyMutation,
  useFetchAgencyQuery,
  useListAgenciesQuery,
  useUpdateAgencyMutation,
  type Agency,
} from '../../api/agency.gen';
import { useDeleteCoinAgencyMutation } from '../../api/coin-panel.gen';
import { RecordHistory } from '../../components/record-history/record-history';
import { useMove } from '../../features/hierarchy/use-move';
import { WhatStays } from '../../features/hierarchy/what-stays';
import { HostsBelow } from '../../features/hosts/host-tabs';
import { IssuedPassword } from '../../features/staff/issued-password';
import { kinds } from '../../features/staff/kinds';
import { chainFields } from '../../features/staff/parent-fields';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, useStaffListState } from '../../features/staff/staff-list';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.agency;
const to = paths.admin.agency;

/** The documented call deletes an agency too, when the id is one. */
function useDeleteAgency() {
  const [remove] = useDeleteCoinAgencyMutation();
  return ({ _id: id }: { _id: string }) => remove({ id }).unwrap();
}

const whatStays = ({ _id }: { _id: string }) => <WhatStays kind="agency" id={_id} />;

function useMoveAgency() {
  const { ask, dialog } = useMove();
  const onMove = ({ _id, name, uniqueId, admin }: Agency) =>
    ask({ kind: 'agency', _id, name, code: uniqueId, from: admin });
  return { onMove, dialog };
}

export function AgencyListPage() {
  const { onMove, dialog } = useMoveAgency();
  const list = useStaffListState();
  const agencies = useListAgenciesQuery(list.arg);
  return (
    <>
      <StaffList
        kind={kind}
        list={list}
        query={agencies}
        rows={agencies.data?.details}
        total={agencies.data?.total}
        addTo={to.add}
        viewTo={to.view}
        editTo={to.edit}
        onDelete={useDeleteAgency()}
        deleteEffect={whatStays}
        onMove={onMove}
      />
      {dialog}
    </>
  );
}

export function AddAgencyPage() {
  const [add] = useAddAgencyMutation();
  return (
    <AddStaff
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      parents={chainFields}
      onSave={(addAgencyDto) => add({ addAgencyDto }).unwrap()}
    />
  );
}

export function EditAgencyPage() {
  const id = useRecordId();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  const [update] = useUpdateAgencyMutation();
  return (
    <EditStaff
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      parents={chainFields}
      query={agency}
      account={agency.data?.details}
      onSave={(change) => update({ updateAgencyDto: { id, ...change } }).unwrap()}
    />
  );
}

export function ViewAgencyPage() {
  const { onMove, dialog } = useMoveAgency();
  const id = useRecordId();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  return (
    <>
      <StaffView
        kind={kind}
        query={agency}
        account={agency.data?.details}
        back={{ to: to.list, label: kind.texts.list }}
        editTo={to.edit}
        onDelete={useDeleteAgency()}
        deleteEffect={whatStays}
        onMove={onMove}
        aside={<IssuedPassword key={id} kind={kind.key} id={id} />}
      >
        {({ _id }) => (
          <>
            <HostsBelow agency={_id} decides isAdmin viewTo={({ userId }) => paths.admin.user(userId)} />
            <RecordHistory kind={kind.key} id={_id} />
          </>
        )}
      </StaffView>
      {dialog}
    </>
  );
}
