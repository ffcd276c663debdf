import { skipToken } from '@reduxjs/toolkit/query';
import { agenciesList } from '../../../api/agency.lists.gen';
import {
  addAgencyLimits,
  useAddAgencyMutation,
  useFetchAgencyQuery,
  useListAgenciesQuery,
  useUpdateAgencyMutation,
  type Agency,
} from '../../../api/agency.gen';
import { useChangeAgenciesMutation } from '../../../api/staff-accounts.gen';
import { useChanges } from '../../../api/use-changes';
import { RecordFiguresLater } from '../../../features/figures/figures-later';
import { recordMeasures } from '../../../features/figures/record-measures';
import { HostsBelow } from '../../../features/hosts/host-tabs';
import { kinds } from '../../../features/staff/kinds';
import { chainFields } from '../../../features/staff/parent-fields';
import { paths } from '../../../lib/paths';
import { useMoveHosts } from '../use-move-hosts';
import { staffPages } from './staff-pages';
import { IfMay } from '../../../components/base/rights/if-may';

const { admin } = paths;

function HostsOfAgency({ agency }: { agency: string }) {
  const { onMove, dialog } = useMoveHosts();
  return (
    <>
      <HostsBelow
        agency={agency}
        decides
        isAdmin
        viewTo={({ userId }) => admin.user(userId)}
        onMove={onMove}
      />
      {dialog}
    </>
  );
}

export const agencyPages = staffPages<Agency>({
  kind: kinds.agency,
  to: admin.agency,
  list: agenciesList,
  limits: addAgencyLimits,
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
  useChangeMany: () => {
    const [change] = useChangeAgenciesMutation();
    return (bulkStaffDto, filter, key) =>
      change({ ...filter, bulkStaffDto, 'Idempotency-Key': key }).unwrap();
  },
  parentsAtFirst: chainFields,
  parents: chainFields,
  belowOf: 'agency',
  movable: ({ _id, name, uniqueId, admin: from }) => ({
    kind: 'agency',
    records: [{ id: _id, from }],
    name,
    code: uniqueId,
    from,
  }),
  sections: ({ _id, uniqueId }) => (
    <>
      <RecordFiguresLater
        lists="admin"
        measures={recordMeasures.agency}
        owner={{ of: `agency:${uniqueId}`, code: uniqueId }}
      />
      <IfMay right="hosts.read">
        <HostsOfAgency agency={_id} />
      </IfMay>
    </>
  ),
});
