import { Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddCoinAgencyMutation,
  useCloseCoinAgencyMutation,
  useDeleteCoinAgencyMutation,
  useFetchCoinAgencyQuery,
  useListCoinAgenciesQuery,
  useUpdateCoinAgencyMutation,
  type CoinAgency,
} from '../../api/coin-panel.gen';
import { RecordHistory } from '../../components/record-history/record-history';
import { Wallet } from '../../features/ledger/wallet';
import { IssuedPassword } from '../../features/staff/issued-password';
import { kinds } from '../../features/staff/kinds';
import { AddStaff, EditStaff } from '../../features/staff/staff-forms';
import { StaffList, useStaffListState } from '../../features/staff/staff-list';
import { StaffView } from '../../features/staff/staff-view';
import { texts } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';
import { useRecordId } from '../../lib/use-record-id';

const kind = kinds.coinAgency;
const to = paths.admin.coinAgency;

/** Coin agencies' numbers carry a plus, however they were typed. */
const withPlus = (number: string) => `+${number.replace(/^\+/, '')}`;

/** One with a balance gives its coins back to the platform first, in the same step (design 4). */
function useDeletion() {
  const [remove] = useDeleteCoinAgencyMutation();
  const [close] = useCloseCoinAgencyMutation();
  return {
    // The same key each time: it is closed once, however often the answer gets lost.
    onDelete: ({ _id: id, coins }: CoinAgency) =>
      coins ? close({ id, 'Idempotency-Key': id }).unwrap() : remove({ id }).unwrap(),
    deleteEffect: ({ coins }: CoinAgency) => (coins ? texts.coinsGoBack(coins) : kind.texts.deleteEffect),
    deleteLabel: ({ coins }: CoinAgency) => (coins ? texts.returnAndDelete : texts.delete),
  };
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
      transactionsTo={paths.admin.transactions}
      {...useDeletion()}
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
      viewTo={to.view}
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
      {...useDeletion()}
      aside={
        <Stack gap={18}>
          {coinAgency.data && <Wallet account={`coinAgency:${id}`} />}
          <IssuedPassword key={id} kind={kind.key} id={id} />
        </Stack>
      }
    >
      {({ _id }) => <RecordHistory kind={kind.key} id={_id} />}
    </StaffView>
  );
}
