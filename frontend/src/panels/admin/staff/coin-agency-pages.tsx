import { Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { coinAgenciesList } from '../../../api/coin-panel.lists.gen';
import {
  addCoinAgencyLimits,
  useAddCoinAgencyMutation,
  useFetchCoinAgencyQuery,
  useListCoinAgenciesQuery,
  useUpdateCoinAgencyMutation,
  type CoinAgency,
} from '../../../api/coin-panel.gen';
import { useChangeCoinAgenciesMutation } from '../../../api/staff-accounts.gen';
import { boards } from '../../../features/figures/boards';
import { FiguresLater } from '../../../features/figures/figures-later';
import { Wallet } from '../../../features/ledger/wallet';
import { kinds } from '../../../features/staff/kinds';
import { paths } from '../../../lib/paths';
import { staffPages } from './staff-pages';

const { admin } = paths;

/** Adds a plus to a coin agency's number unless it has one. */
const withPlus = (number: string) => `+${number.replace(/^\+/, '')}`;

export const coinAgencyPages = staffPages<CoinAgency>({
  kind: kinds.coinAgency,
  to: admin.coinAgency,
  list: coinAgenciesList,
  limits: addCoinAgencyLimits,
  useAccounts: (arg) => {
    const query = useListCoinAgenciesQuery(arg);
    return { query, rows: query.data?.details, total: query.data?.total };
  },
  useAccount: (id) => {
    const query = useFetchCoinAgencyQuery(id ? { id } : skipToken);
    return { query, account: query.currentData?.details };
  },
  useAdd: () => {
    const [add] = useAddCoinAgencyMutation();
    return async (values) => {
      const addCoinAgencyDto = { ...values, number: withPlus(values.number) };
      const { message, details: account } = await add({ addCoinAgencyDto }).unwrap();
      return { message, account };
    };
  },
  useUpdate: () => {
    const [update] = useUpdateCoinAgencyMutation();
    return (id, { number, ...change }) =>
      update({ updateCoinAgencyDto: { id, ...change, number: number && withPlus(number) } }).unwrap();
  },
  useChangeMany: () => {
    const [change] = useChangeCoinAgenciesMutation();
    return (bulkStaffDto, filter, key) =>
      change({ ...filter, bulkStaffDto, 'Idempotency-Key': key }).unwrap();
  },
  transactionsTo: admin.transactions,
  aside: ({ _id }, signIn) => (
    <Stack gap={18}>
      <Wallet account={`coinAgency:${_id}`} />
      {signIn}
    </Stack>
  ),
  sections: ({ _id, uniqueId }) => (
    <FiguresLater board={boards.seller} owner={{ of: `seller:${_id}`, code: uniqueId }} />
  ),
});
