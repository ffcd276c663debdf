import { RecordHistory } from '../../components/record-history/record-history';
import { WithdrawalPage } from '../../features/withdrawals/withdrawal-page';

export const WithdrawalRecordPage = () => (
  <WithdrawalPage below={(request) => <RecordHistory kind="withdrawal" id={request} />} />
);
