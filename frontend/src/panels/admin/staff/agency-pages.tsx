import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddAgencyMutation,
  useFetchAgencyQuery,
  useListAgenciesQuery,
  useUpdateAgencyMutation,
  type Agency,
} from '../../../api/agency.gen';
import { useChanges } from '../../../api/use-changes';
import { HostsBelow } from '../../../features/hosts/host-tabs';
import { kinds } from '../../../features/staff/kinds';
import { chainFields } from '../../../features/staff/parent-fields';
import { paths } from '../../../lib/paths';
import { staffPages } from './staff-pages';

const { admin } = paths;

export const agencyPages = staffPages<Agency>({
  kind: kinds.agency,
  to: admin.agency,
  useAccounts: (arg) => {
    const query = useListAgenciesQuery(arg);
    // Each row shows the number of approved hosts.
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
});
