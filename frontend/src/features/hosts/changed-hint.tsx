import type { HostStatus } from '../../api/hosts.gen';
import { ChangedHint } from '../../components/decision-queue/changed-hint';
import { useHostCounts } from './use-host-counts';

interface HostsChangedHintProps {
  status: HostStatus;
  /** How many there were when the list was read; undefined while it is being read. */
  total: number | undefined;
  onShow: () => void;
}

/** Apart from the list, so that a new count does not draw fifty rows anew. */
export function HostsChangedHint({ status, total, onShow }: HostsChangedHintProps) {
  const counts = useHostCounts();
  const now = counts.isFetching ? undefined : counts.byStatus?.[status];
  return <ChangedHint read={total} now={now} onShow={onShow} />;
}
