import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddCoinAgencyMutation,
  useDeleteCoinAgencyMutation,
  useFetchCoinAgencyQuery,
  useListCoinAgenciesQuery,
  useUpdateCoinAgencyMutation,
} from '../../api/coin-panel.gen';
import { IssuedPassword } from '../../features/staff/issued-password';
import { kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, useStaffListState } from '../../features/staff/staff-list';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.coinAgency;
const to = paths.admin.coinAgency;

/** Coin agencies' numbers carry a plus, however they were typed. */
const withPlus = (number: string) => `+${number.replace(/^\+/, '')}`;

function useDeleteCoinAgency() {
  const [remove] = useDeleteCoinAgencyMutation();
  return ({ _id: id }: { _id: string }) => remove({ id }).unwrap();
}

export function CoinAgencyListPage() {
  const list = useStaffListState();
  const coinAgencies = useListCoinAgenciesQuery(list.arg);
  return (
    <StaffList
      kind={kind}
      list={list}
      query={coinAgencies}
      rows={coinAgencies.data?.details}
      total={coinAgencies.data?.total}
      addTo={to.add}
      viewTo={to.view}
      editTo={to.edit}
      onDelete={useDeleteCoinAgency()}
    />
  );
}

export function AddCoinAgencyPage() {
  const [add] = useAddCoinAgencyMutation();
  return (
    <AddStaff
      kind={kind}
      backTo={to.list}
      onSave={(account) =>
        add({ addCoinAgencyDto: { ...account, number: withPlus(account.number) } }).unwrap()
      }
    />
  );
}

export function EditCoinAgencyPage() {
  const id = useRecordId();
  const coinAgency = useFetchCoinAgencyQuery(id ? { id } : skipToken);
  const [update] = useUpdateCoinAgencyMutation();
  return (
    <EditStaff
      kind={kind}
      backTo={to.list}
      query={coinAgency}
      account={coinAgency.data?.details}
      onSave={({ number, ...change }) =>
        update({
          updateCoinAgencyDto: { id, ...change, number: number && withPlus(number) },
        }).unwrap()
      }
    />
  );
}

export function ViewCoinAgencyPage() {
  const id = useRecordId();
  const coinAgency = useFetchCoinAgencyQuery(id ? { id } : skipToken);
  return (
    <StaffView
      kind={kind}
      query={coinAgency}
      account={coinAgency.data?.details}
      back={{ to: to.list, label: kind.texts.list }}
      editTo={to.edit}
      onDelete={useDeleteCoinAgency()}
      aside={<IssuedPassword key={id} kind={kind.key} id={id} />}
    />
  );
}
