import type { MoreProps, RowDetails } from '../../components/base/list-page/list.types';
import { onDemand } from '../../components/base/on-demand';
import type { Transfer } from './transfer-more';

const TransferMore = onDemand<MoreProps<Transfer>>(
  async () => (await import('./transfer-more')).TransferMore,
);

/** The details of a transfer, in the lists of all panels. */
export const transferDetails: RowDetails<Transfer> = { more: (props) => <TransferMore {...props} /> };
