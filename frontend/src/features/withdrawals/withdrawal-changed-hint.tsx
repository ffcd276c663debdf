import type { WithdrawalStatus } from '../../api/withdrawals.gen';
import { ChangedHint } from '../../components/decision-queue/changed-hint';
import { useWithdrawalCounts } from './use-withdrawal-counts';

interface WithdrawalChangedHintProps {
  status: WithdrawalStatus;
  /** How many there were when the list was read; undefined while it is being read. */
  total: number | undefined;
  onShow: () => void;
}

/** Apart from the list, so that a new count does not draw its rows anew. */
export function WithdrawalChangedHint({ status, total, onShow }: WithdrawalChangedHintProps) {
  const counts = useWithdrawalCounts();
  const now = counts.isFetching ? undefined : counts.byStatus?.[status];
  return <ChangedHint read={total} now={now} onShow={onShow} />;
}
