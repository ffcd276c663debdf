import { skipToken } from '@reduxjs/toolkit/query';
import { agencyAdminsOfBdList } from '../../api/agency-admin.lists.gen';
import {
  addAgencyAdminLimits,
  useAddAgencyAdminMutation,
  useFetchAgencyAdminQuery,
  useListAgencyAdminsOfBdQuery,
  useUpdateAgencyAdminMutation,
  type AgencyAdmin,
} from '../../api/agency-admin.gen';
import { useFetchAgencyQuery } from '../../api/agency.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { useSession } from '../../features/auth/use-session';
import { RecordFiguresLater } from '../../features/figures/figures-later';
import { recordMeasures } from '../../features/figures/record-measures';
import { HostsBelow } from '../../features/hosts/host-tabs';
import { AgenciesOf } from '../../features/staff/agencies-of';
import { accountFilters, kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffHistory } from '../../features/staff/staff-history';
import { StaffList } from '../../features/staff/staff-list';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { useChanges } from '../../api/use-changes';
import { useRecordId } from '../../lib/use-record-id';
import type { StaffPages } from '../staff-screens';

const kind = kinds.agencyAdmin;
const to = paths.bd.agencyAdmin;
const back = { to: to.list, label: kind.texts.many };

function List() {
  const createBy = useSession('bd')?.uniqueId;
  const list = useListState(agencyAdminsOfBdList, { name: 'agency-admins' });
  const { page, limit, search, sort, around } = list.arg;
  const { values, ...narrowing } = useListFilters(accountFilters);
  const agencyAdmins = useListAgencyAdminsOfBdQuery(
    createBy
      ? { agencyAdminsOfBdDto: { page, limit, search, sort, around, ...values, createBy } }
      : skipToken,
  );
  return (
    <StaffList
      kind={kind}
      list={list}
      narrowing={narrowing}
      query={agencyAdmins}
      rows={agencyAdmins.data?.data}
      total={agencyAdmins.data?.total}
      addTo={to.add}
      viewTo={to.view}
      editTo={to.edit}
    />
  );
}

function Add() {
  const [add] = useAddAgencyAdminMutation();
  return (
    <AddStaff<AgencyAdmin>
      kind={kind}
      limits={addAgencyAdminLimits}
      backTo={to.list}
      viewTo={to.view}
      onSave={async (addAgencyAdminDto) => {
        const { message, data: account } = await add({ addAgencyAdminDto }).unwrap();
        return { message, account };
      }}
    />
  );
}

function Edit() {
  const id = useRecordId();
  const agencyAdmin = useFetchAgencyAdminQuery(id ? { id } : skipToken);
  const [update] = useUpdateAgencyAdminMutation();
  return (
    <EditStaff
      kind={kind}
      limits={addAgencyAdminLimits}
      backTo={to.list}
      viewTo={to.view}
      query={agencyAdmin}
      account={agencyAdmin.currentData?.data}
      onSave={(updateStaffDto) => update({ id, updateStaffDto }).unwrap()}
    />
  );
}

function View() {
  const id = useRecordId();
  const agencyAdmin = useFetchAgencyAdminQuery(id ? { id } : skipToken);
  return (
    <StaffView
      kind={kind}
      query={agencyAdmin}
      account={agencyAdmin.currentData?.data}
      back={back}
      editTo={to.edit}
    >
      {({ _id, uniqueId }) => (
        <>
          <RecordFiguresLater
            lists="bd"
            measures={recordMeasures.agency}
            groups={['agency']}
            owner={{ of: `agencyadmin:${uniqueId}`, code: uniqueId }}
          />
          <AgenciesOf agencyAdmin={uniqueId} viewTo={paths.bd.agency} />
          <StaffHistory kind={kind} id={_id} editTo={to.edit} />
        </>
      )}
    </StaffView>
  );
}

export const agencyAdminPages: StaffPages = { List, Add, View, Edit };

export function ViewAgencyPage() {
  const id = useRecordId();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  useChanges('hosts', () => void (id && agency.refetch()));
  return (
    <StaffView kind={kinds.agency} query={agency} account={agency.currentData?.details} back={back}>
      {({ _id, uniqueId }) => (
        <>
          <RecordFiguresLater
            lists="bd"
            measures={recordMeasures.agency}
            owner={{ of: `agency:${uniqueId}`, code: uniqueId }}
          />
          <HostsBelow agency={_id} />
          <StaffHistory kind={kinds.agency} id={_id} />
        </>
      )}
    </StaffView>
  );
}
