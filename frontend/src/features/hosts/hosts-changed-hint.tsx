import { ChangedHint, type ChangedHintProps } from '../../components/decision-queue/changed-hint';
import { useHostCounts } from './use-host-counts';

export const HostsChangedHint = (props: ChangedHintProps) => (
  <ChangedHint {...props} counts={useHostCounts()} />
);
