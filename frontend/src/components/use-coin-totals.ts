import { useFetchCoinTotalsQuery } from '../api/recharge.gen';
import { useChanges } from '../api/use-changes';

/** Returns the totals of the signed-in coin agency. Refetches when coins arrive, leave or come back. */
export function useCoinTotals() {
  const totals = useFetchCoinTotalsQuery();
  useChanges('transfers', () => void totals.refetch());
  return totals;
}
