import { skipToken } from '@reduxjs/toolkit/query';
import { agenciesList } from '../../api/agency.lists.gen';
import {
  addAgencyLimits,
  useAddAgencyMutation,
  useFetchAgencyQuery,
  useListAgenciesQuery,
  useUpdateAgencyMutation,
  type Agency,
} from '../../api/agency.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { RecordFiguresLater } from '../../features/figures/figures-later';
import { recordMeasures } from '../../features/figures/record-measures';
import { HostsBelow } from '../../features/hosts/host-tabs';
import { accountFilters, kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffHistory } from '../../features/staff/staff-history';
import { StaffList } from '../../features/staff/staff-list';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useChanges } from '../../api/use-changes';
import { useListState } from '../../lib/use-list-state';
import { useRecordId } from '../../lib/use-record-id';
import type { StaffPages } from '../staff-screens';

const kind = kinds.agency;
const to = paths.agencyadmin.agency;

function Agencies({ name }: { name: 'agencies' | 'agency-lookup' }) {
  const list = useListState(agenciesList, { name });
  const { values, ...narrowing } = useListFilters(accountFilters);
  const agencies = useListAgenciesQuery({ ...list.arg, ...values });
  // Each row shows the number of approved hosts.
  useChanges('hosts', () => void agencies.refetch());
  return (
    <StaffList
      kind={kind}
      list={list}
      narrowing={narrowing}
      query={agencies}
      rows={agencies.data?.details}
      total={agencies.data?.total}
      addTo={to.add}
      viewTo={to.view}
      hostsTo={paths.agencyadmin.hostsOfAgency}
      editTo={to.edit}
    />
  );
}

const List = () => <Agencies name="agencies" />;

/** The same list at its second documented address. */
export const AgencyLookupPage = () => <Agencies name="agency-lookup" />;

function Add() {
  const [add] = useAddAgencyMutation();
  return (
    <AddStaff<Agency>
      kind={kind}
      limits={addAgencyLimits}
      backTo={to.list}
      viewTo={to.view}
      onSave={async (addAgencyDto) => {
        const { message, details: account } = await add({ addAgencyDto }).unwrap();
        return { message, account };
      }}
    />
  );
}

function Edit() {
  const id = useRecordId();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  const [update] = useUpdateAgencyMutation();
  return (
    <EditStaff
      kind={kind}
      limits={addAgencyLimits}
      backTo={to.list}
      viewTo={to.view}
      query={agency}
      account={agency.currentData?.details}
      onSave={(change) => update({ updateAgencyDto: { id, ...change } }).unwrap()}
    />
  );
}

function View() {
  const id = useRecordId();
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  useChanges('hosts', () => void (id && agency.refetch()));
  return (
    <StaffView
      kind={kind}
      query={agency}
      account={agency.currentData?.details}
      back={{ to: to.list, label: kind.texts.many }}
      editTo={to.edit}
    >
      {({ _id, uniqueId }) => (
        <>
          <RecordFiguresLater
            lists="agencyadmin"
            measures={recordMeasures.agency}
            owner={{ of: `agency:${uniqueId}`, code: uniqueId }}
          />
          <HostsBelow agency={_id} decides />
          <StaffHistory kind={kind} id={_id} editTo={to.edit} />
        </>
      )}
    </StaffView>
  );
}

export const agencyPages: StaffPages = { List, Add, View, Edit };
