import { skipToken } from '@reduxjs/toolkit/query';
import { useFetchAgencyQuery } from '../../api/agency.gen';
import { useSession } from '../../features/auth/use-session';
import { HostsBelow } from '../../features/hosts/host-tabs';
import { kinds } from '../../features/staff/kinds';
import { StaffView } from '../../features/staff/staff-view';
import { paths } from '../../lib/paths';
import { useChanges } from '../../api/use-changes';

export function OwnAgencyPage() {
  const id = useSession('agency')?._id;
  const agency = useFetchAgencyQuery(id ? { id } : skipToken);
  useChanges('hosts', () => void (id && agency.refetch()));
  return (
    <StaffView kind={kinds.agency} query={agency} account={agency.currentData?.details}>
      {({ _id }) => <HostsBelow agency={_id} decides viewTo={({ userId }) => paths.agency.user(userId)} />}
    </StaffView>
  );
}
