import { Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import {
  useAddAgencyAdminMutation,
  useFetchAgencyAdminQuery,
  useListAgencyAdminsQuery,
  useUpdateAgencyAdminMutation,
  type AgencyAdmin,
} from '../../api/agency-admin.gen';
import {
  useAddAgencyMutation,
  useFetchAgencyQuery,
  useListAgenciesQuery,
  useUpdateAgencyMutation,
  type Agency,
} from '../../api/agency.gen';
import {
  useAddBdMutation,
  useFetchBdQuery,
  useListBdsQuery,
  useUpdateBdMutation,
  type Bd,
} from '../../api/bd.gen';
import {
  useAddCoinAgencyMutation,
  useFetchCoinAgencyQuery,
  useListCoinAgenciesQuery,
  useUpdateCoinAgencyMutation,
  type CoinAgency,
} from '../../api/coin-panel.gen';
import type { ListQuery } from '../../components/list-page/list.types';
import type { Movable } from '../../features/hierarchy/move-dialog';
import { HostsBelow } from '../../features/hosts/host-tabs';
import { Wallet } from '../../features/ledger/wallet';
import { AgenciesOf } from '../../features/staff/agencies-of';
import { AgencyAdminsOf } from '../../features/staff/agency-admins-of';
import type { AccountQuery } from '../../features/staff/found-account';
import { kinds, type StaffField, type StaffKind } from '../../features/staff/kinds';
import { bdField, chainFields } from '../../features/staff/parent-fields';
import type { NewStaff, StaffAccount, StaffChange } from '../../features/staff/staff-account';
import type { useStaffListState } from '../../features/staff/staff-list';
import { paths, type StaffPaths } from '../../lib/paths';
import { useChanges } from '../../api/use-changes';

/** Everything in which the admin's screens of the four kinds differ. */
export interface AdminStaffKind<Account extends StaffAccount> {
  kind: StaffKind<Account>;
  to: StaffPaths;
  useAccounts: (arg: ReturnType<typeof useStaffListState>['arg']) => {
    query: ListQuery;
    rows: Account[] | undefined;
    total: number | undefined;
  };
  /** Takes the id of an account, '' for none. */
  useAccount: (id: string) => { query: AccountQuery; account: Account | undefined };
  useAdd: () => (account: NewStaff) => Promise<{ message: string; account: Account }>;
  useUpdate: () => (id: string, change: StaffChange) => Promise<{ message: string }>;
  /** Whom a new account belongs to, and whom an edit can give it to. */
  parentsAtFirst?: StaffField[];
  parents?: StaffField[];
  /** The kind in the hierarchy, for the count of what hangs below an account. */
  belowOf?: 'bd' | 'agencyadmin' | 'agency';
  /** What the Move action moves. */
  movable?: (account: Account) => Movable;
  transactionsTo?: (code: string) => string;
  /** Beside the details of an account. */
  aside?: (account: Account, signIn: ReactNode) => ReactNode;
  /** Below the details of an account. */
  sections?: (account: Account) => ReactNode;
}

const { admin } = paths;

/** Coin agencies' numbers carry a plus, however they were typed. */
const withPlus = (number: string) => `+${number.replace(/^\+/, '')}`;

const bd: AdminStaffKind<Bd> = {
  kind: kinds.bd,
  to: admin.bd,
  useAccounts: (arg) => {
    const query = useListBdsQuery(arg);
    return { query, rows: query.data?.data, total: query.data?.total };
  },
  useAccount: (id) => {
    const query = useFetchBdQuery(id ? { id } : skipToken);
    return { query, account: query.currentData?.data };
  },
  useAdd: () => {
    const [add] = useAddBdMutation();
    return async (addStaffDto) => {
      const { message, data: account } = await add({ addStaffDto }).unwrap();
      return { message, account };
    };
  },
  useUpdate: () => {
    const [update] = useUpdateBdMutation();
    return (id, updateStaffDto) => update({ id, updateStaffDto }).unwrap();
  },
  belowOf: 'bd',
  sections: ({ uniqueId }) => <AgencyAdminsOf bd={uniqueId} viewTo={admin.agencyAdmin.view} />,
};

const agencyAdmin: AdminStaffKind<AgencyAdmin> = {
  kind: kinds.agencyAdmin,
  to: admin.agencyAdmin,
  useAccounts: (arg) => {
    const query = useListAgencyAdminsQuery(arg);
    return { query, rows: query.data?.details, total: query.data?.total };
  },
  useAccount: (id) => {
    const query = useFetchAgencyAdminQuery(id ? { id } : skipToken);
    return { query, account: query.currentData?.data };
  },
  useAdd: () => {
    const [add] = useAddAgencyAdminMutation();
    return async (addAgencyAdminDto) => {
      const { message, data: account } = await add({ addAgencyAdminDto }).unwrap();
      return { message, account };
    };
  },
  useUpdate: () => {
    const [update] = useUpdateAgencyAdminMutation();
    return (id, updateStaffDto) => update({ id, updateStaffDto }).unwrap();
  },
  parentsAtFirst: [bdField],
  belowOf: 'agencyadmin',
  movable: ({ _id, name, uniqueId, createBy }) => ({
    kind: 'agencyadmin',
    ids: [_id],
    name,
    code: uniqueId,
    from: createBy,
  }),
  sections: ({ uniqueId }) => <AgenciesOf agencyAdmin={uniqueId} viewTo={admin.agency.view} />,
};

const agency: AdminStaffKind<Agency> = {
  kind: kinds.agency,
  to: admin.agency,
  useAccounts: (arg) => {
    const query = useListAgenciesQuery(arg);
    // Each row counts its approved hosts.
    useChanges('hosts', () => void query.refetch());
    return { query, rows: query.data?.details, total: query.data?.total };
  },
  useAccount: (id) => {
    const query = useFetchAgencyQuery(id ? { id } : skipToken);
    useChanges('hosts', () => void (id && query.refetch()));
    return { query, account: query.currentData?.details };
  },
  useAdd: () => {
    const [add] = useAddAgencyMutation();
    return async (addAgencyDto) => {
      const { message, details: account } = await add({ addAgencyDto }).unwrap();
      return { message, account };
    };
  },
  useUpdate: () => {
    const [update] = useUpdateAgencyMutation();
    return (id, change) => update({ updateAgencyDto: { id, ...change } }).unwrap();
  },
  parentsAtFirst: chainFields,
  parents: chainFields,
  belowOf: 'agency',
  movable: ({ _id, name, uniqueId, admin: from }) => ({
    kind: 'agency',
    ids: [_id],
    name,
    code: uniqueId,
    from,
  }),
  sections: ({ _id }) => (
    <HostsBelow agency={_id} decides isAdmin viewTo={({ userId }) => admin.user(userId)} />
  ),
};

const coinAgency: AdminStaffKind<CoinAgency> = {
  kind: kinds.coinAgency,
  to: admin.coinAgency,
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
  transactionsTo: admin.transactions,
  aside: ({ _id }, signIn) => (
    <Stack gap={18}>
      <Wallet account={`coinAgency:${_id}`} />
      {signIn}
    </Stack>
  ),
};

export const staffKinds = { bd, agencyAdmin, agency, coinAgency };
