import { RecordHistory } from '../../components/record-history/record-history';
import { Wallet } from '../../features/ledger/wallet';
import { UserPage as User } from '../../features/users/user-page';

export const UserPage = () => (
  <User
    wallet={({ _id }) => <Wallet account={`user:${_id}`} withBalance={false} />}
    below={({ _id }) => <RecordHistory kind="user" id={_id} />}
  />
);
