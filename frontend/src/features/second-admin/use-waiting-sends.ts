import { useListWaitingSendsQuery } from '../../api/recharge.gen';
import { useChanges } from '../../api/use-changes';

/** The sends that wait, oldest first. Refetched when a send or a change of the limits begins or ceases to wait. */
export function useWaitingSends(page: number, limit: number) {
  const sends = useListWaitingSendsQuery({ page, limit });
  useChanges('sends', () => void sends.refetch());
  return sends;
}
