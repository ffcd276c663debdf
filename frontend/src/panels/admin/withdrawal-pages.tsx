import { WithdrawalListPage } from '../../features/withdrawals/withdrawal-list-page';

export const PendingWithdrawalsPage = () => <WithdrawalListPage status="0" />;
export const ApprovedWithdrawalsPage = () => <WithdrawalListPage status="1" />;
export const RejectedWithdrawalsPage = () => <WithdrawalListPage status="2" />;
