import { skipToken } from '@reduxjs/toolkit/query';
import { bdsList } from '../../../api/bd.lists.gen';
import {
  addStaffLimits,
  useAddBdMutation,
  useFetchBdQuery,
  useListBdsQuery,
  useUpdateBdMutation,
  type Bd,
} from '../../../api/bd.gen';
import { useChangeBdsMutation } from '../../../api/staff-accounts.gen';
import { RecordFiguresLater } from '../../../features/figures/figures-later';
import { recordMeasures } from '../../../features/figures/record-measures';
import { AgencyAdminsOf } from '../../../features/staff/agency-admins-of';
import { kinds } from '../../../features/staff/kinds';
import { paths } from '../../../lib/paths';
import { staffPages } from './staff-pages';

const { admin } = paths;

export const bdPages = staffPages<Bd>({
  kind: kinds.bd,
  to: admin.bd,
  list: bdsList,
  limits: addStaffLimits,
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
  useChangeMany: () => {
    const [change] = useChangeBdsMutation();
    return (bulkStaffDto, filter, key) =>
      change({ ...filter, bulkStaffDto, 'Idempotency-Key': key }).unwrap();
  },
  belowOf: 'bd',
  sections: ({ uniqueId }) => (
    <>
      <RecordFiguresLater
        lists="admin"
        measures={recordMeasures.agency}
        groups={['agencyadmin', 'agency']}
        owner={{ of: `bd:${uniqueId}`, code: uniqueId }}
      />
      <AgencyAdminsOf bd={uniqueId} viewTo={admin.agencyAdmin.view} />
    </>
  ),
});
