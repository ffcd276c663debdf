import { useCountWithdrawalsQuery } from '../../api/withdrawals.gen';
import { useChanges } from '../../api/use-changes';
import { stateCounts } from '../../components/decision-queue/state-counts';

/** Returns the number of requests in each state; refetches when someone requests, decides or exports. */
export function useWithdrawalCounts() {
  const counts = useCountWithdrawalsQuery();
  useChanges('withdrawals', () => void counts.refetch());
  const { details } = counts.data ?? {};
  return {
    isFetching: counts.isFetching,
    toExport: details?.toExport,
    byStatus: details && { '0': details.pending, '1': details.approved, '2': details.rejected },
  };
}

export const withdrawalCounts = stateCounts(useWithdrawalCounts);
