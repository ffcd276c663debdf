import { readPendingWithdrawals, WithdrawalListPage } from '../../features/withdrawals/withdrawal-list-page';
import type { PageComponent } from '../../lib/chunk';

export const PendingWithdrawalsPage: PageComponent = () => <WithdrawalListPage status="0" />;
export const ApprovedWithdrawalsPage = () => <WithdrawalListPage status="1" />;
export const RejectedWithdrawalsPage = () => <WithdrawalListPage status="2" />;

PendingWithdrawalsPage.read = readPendingWithdrawals;
