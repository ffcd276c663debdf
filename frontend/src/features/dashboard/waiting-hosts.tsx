import { useCountHostsQuery } from '../../api/hosts.gen';
import { useChanges } from '../../api/use-changes';
import { WaitingQueues } from './waiting-queues';

/** The applications that wait for the reader's decision. `to` is the list of them. */
export function WaitingHosts({ to }: { to: string }) {
  const { data, refetch } = useCountHostsQuery();
  useChanges('hosts', () => void refetch());
  const { pending, oldestPending } = data?.details ?? {};
  return <WaitingQueues queues={[{ name: 'hosts', to, count: pending, oldest: oldestPending }]} />;
}
