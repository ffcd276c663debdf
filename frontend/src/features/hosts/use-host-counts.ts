import { useCountHostsQuery } from '../../api/hosts.gen';
import { useChanges } from '../../api/use-changes';
import { stateCounts } from '../../components/decision-queue/state-counts';

/** Returns the number of applications in each state; refetches when someone applies or decides. */
export function useHostCounts() {
  const counts = useCountHostsQuery();
  useChanges('hosts', () => void counts.refetch());
  const { details } = counts.data ?? {};
  return {
    isFetching: counts.isFetching,
    byStatus: details && { '0': details.pending, '1': details.accepted, '2': details.rejected },
  };
}

export const hostCounts = stateCounts(useHostCounts);
