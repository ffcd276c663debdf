import { skipToken } from '@reduxjs/toolkit/query';
import { agencyAdminsList } from '../../../api/agency-admin.lists.gen';
import {
  addAgencyAdminLimits,
  useAddAgencyAdminMutation,
  useFetchAgencyAdminQuery,
  useListAgencyAdminsQuery,
  useUpdateAgencyAdminMutation,
  type AgencyAdmin,
} from '../../../api/agency-admin.gen';
import { useChangeAgencyAdminsMutation } from '../../../api/staff-accounts.gen';
import { RecordFiguresLater } from '../../../features/figures/figures-later';
import { recordMeasures } from '../../../features/figures/record-measures';
import { AgenciesOf } from '../../../features/staff/agencies-of';
import { kinds } from '../../../features/staff/kinds';
import { bdField } from '../../../features/staff/parent-fields';
import { paths } from '../../../lib/paths';
import { staffPages } from './staff-pages';

const { admin } = paths;

export const agencyAdminPages = staffPages<AgencyAdmin>({
  kind: kinds.agencyAdmin,
  to: admin.agencyAdmin,
  list: agencyAdminsList,
  limits: addAgencyAdminLimits,
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
  useChangeMany: () => {
    const [change] = useChangeAgencyAdminsMutation();
    return (bulkStaffDto, filter, key) =>
      change({ ...filter, bulkStaffDto, 'Idempotency-Key': key }).unwrap();
  },
  parentsAtFirst: [bdField],
  belowOf: 'agencyadmin',
  movable: ({ _id, name, uniqueId, createBy }) => ({
    kind: 'agencyadmin',
    records: [{ id: _id, from: createBy }],
    name,
    code: uniqueId,
    from: createBy,
  }),
  sections: ({ uniqueId }) => (
    <>
      <RecordFiguresLater
        lists="admin"
        measures={recordMeasures.agency}
        groups={['agency']}
        owner={{ of: `agencyadmin:${uniqueId}`, code: uniqueId }}
      />
      <AgenciesOf agencyAdmin={uniqueId} viewTo={admin.agency.view} />
    </>
  ),
});
