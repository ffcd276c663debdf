import { skipToken } from '@reduxjs/toolkit/query';
import { useFetchAgencyQuery } from '../../api/agency.gen';
import { useSession } from '../../features/auth/use-session';
import { kinds } from '../../features/staff/kinds';
import { StaffView } from '../../features/staff/staff-view';

export function OwnAgencyPage() {
  const id = useSession('agency')?._id;
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  return <StaffView kind={kinds.agency} query={agency} account={agency.data?.details} />;
}
