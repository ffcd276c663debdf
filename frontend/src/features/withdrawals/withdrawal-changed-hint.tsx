import { ChangedHint, type ChangedHintProps } from '../../components/decision-queue/changed-hint';
import { useWithdrawalCounts } from './use-withdrawal-counts';

export const WithdrawalChangedHint = (props: ChangedHintProps) => (
  <ChangedHint {...props} counts={useWithdrawalCounts()} />
);
