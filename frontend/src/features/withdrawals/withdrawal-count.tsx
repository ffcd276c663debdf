import type { WithdrawalStatus } from '../../api/withdrawals.gen';
import { MenuCount } from '../../components/menu-count';
import { useWithdrawalCounts } from './use-withdrawal-counts';

/** How many requests are in a state, for the menu and the tabs. */
export const WithdrawalCount = ({ status }: { status: WithdrawalStatus }) => (
  <MenuCount value={useWithdrawalCounts().byStatus?.[status]} waiting={status === '0'} />
);

export const withdrawalCounts = {
  '0': () => <WithdrawalCount status="0" />,
  '1': () => <WithdrawalCount status="1" />,
  '2': () => <WithdrawalCount status="2" />,
};
