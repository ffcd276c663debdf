import { useListWaitingSendsQuery } from '../../api/recharge.gen';
import { useChanges } from '../../api/use-changes';

/** Returns the waiting sends, oldest first. Refetches when a send or a change of the limits starts or stops waiting. */
export function useWaitingSends(page: number, limit: number) {
  const sends = useListWaitingSendsQuery({ page, limit });
  useChanges('sends', () => void sends.refetch());
  return sends;
}
