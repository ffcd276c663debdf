import { Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddCoinAgencyMutation,
  useFetchCoinAgencyQuery,
  useListCoinAgenciesQuery,
  useUpdateCoinAgencyMutation,
} from '../../api/coin-panel.gen';
import { RecordHistory } from '../../components/record-history/record-history';
import { Wallet } from '../../features/ledger/wallet';
import { kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, useStaffListState } from '../../features/staff/staff-list';
import { StaffSignIn } from '../../features/staff/staff-sign-in';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.coinAgency;
const to = paths.admin.coinAgency;

/** Coin agencies' numbers carry a plus, however they were typed. */
const withPlus = (number: string) => `+${number.replace(/^\+/, '')}`;

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
      transactionsTo={paths.admin.transactions}
      deletes
    />
  );
}

export function AddCoinAgencyPage() {
  const [add] = useAddCoinAgencyMutation();
  return (
    <AddStaff
      kind={kind}
      backTo={to.list}
      viewTo={to.view}
      onSave={async (values) => {
        const addCoinAgencyDto = { ...values, number: withPlus(values.number) };
        const { message, details: account } = await add({ addCoinAgencyDto }).unwrap();
        return { message, account };
      }}
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
      viewTo={to.view}
      query={coinAgency}
      account={coinAgency.currentData?.details}
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
      account={coinAgency.currentData?.details}
      back={{ to: to.list, label: kind.texts.list }}
      editTo={to.edit}
      deletes
      aside={(account) => (
        <Stack gap={18}>
          <Wallet account={`coinAgency:${id}`} />
          <StaffSignIn key={id} kind={kind.key} account={account} />
        </Stack>
      )}
    >
      {({ _id }) => <RecordHistory kind={kind.key} id={_id} />}
    </StaffView>
  );
}
