import { useListWaitingSendsQuery, type ListWaitingSendsApiArg } from '../../api/recharge.gen';
import { useChanges } from '../../api/use-changes';

/** Returns the waiting sends, oldest first by default. Refetches when a send or a change of the limits starts or stops waiting. */
export function useWaitingSends(query: ListWaitingSendsApiArg) {
  const sends = useListWaitingSendsQuery(query);
  useChanges('sends', () => void sends.refetch());
  return sends;
}
