import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddAgencyMutation,
  useFetchAgencyQuery,
  useListAgenciesQuery,
  useUpdateAgencyMutation,
  type Agency,
} from '../../api/agency.gen';
import { RecordHistory } from '../../components/record-history/record-history';
import { useMove } from '../../features/hierarchy/use-move';
import { Below } from '../../features/hierarchy/below';
import { HostsBelow } from '../../features/hosts/host-tabs';
import type { CountBelow } from '../../features/staff/delete-staff';
import { kinds } from '../../features/staff/kinds';
import { chainFields } from '../../features/staff/parent-fields';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, useStaffListState } from '../../features/staff/staff-list';
import { StaffSignIn } from '../../features/staff/staff-sign-in';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useChanges } from '../../lib/use-changes';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.agency;
const to = paths.admin.agency;

const countBelow: CountBelow = (account, show) => (
  <Below kind="agency" account={account}>
    {show}
  </Below>
);

function useMoveAgency() {
  const { ask, dialog } = useMove();
  const onMove = ({ _id, name, uniqueId, admin }: Agency) =>
    ask({ kind: 'agency', ids: [_id], name, code: uniqueId, from: admin });
  return { onMove, dialog };
}

export function AgencyListPage() {
  const { onMove, dialog } = useMoveAgency();
  const list = useStaffListState();
  const agencies = useListAgenciesQuery(list.arg);
  // Each row counts its approved hosts.
  useChanges('hosts', () => void agencies.refetch());
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
        deletes
        countBelow={countBelow}
        onMove={onMove}
      />
      {dialog}
    </>
  );
}

export function AddAgencyPage() {
  const [add] = useAddAgencyMutation();
  return (
    <AddStaff<Agency>
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      parents={chainFields}
      onSave={async (addAgencyDto) => {
        const { message, details: account } = await add({ addAgencyDto }).unwrap();
        return { message, account };
      }}
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
      account={agency.currentData?.details}
      onSave={(change) => update({ updateAgencyDto: { id, ...change } }).unwrap()}
    />
  );
}

export function ViewAgencyPage() {
  const { onMove, dialog } = useMoveAgency();
  const id = useRecordId();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  useChanges('hosts', () => void (id && agency.refetch()));
  return (
    <>
      <StaffView
        kind={kind}
        query={agency}
        account={agency.currentData?.details}
        back={{ to: to.list, label: kind.texts.list }}
        editTo={to.edit}
        deletes
        countBelow={countBelow}
        onMove={onMove}
        aside={(account) => <StaffSignIn key={id} kind={kind.key} account={account} />}
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
