import { RecordHistory } from '../../components/record-history/record-history';
import { UserExperience } from '../../features/experience/user-experience';
import { RecordFiguresLater } from '../../features/figures/figures-later';
import { recordMeasures } from '../../features/figures/record-measures';
import { Wallet } from '../../features/ledger/wallet';
import { UserItems } from '../../features/items/user-items';
import { UserOrders } from '../../features/orders/user-orders';
import { userFields } from '../../features/users/user-details';
import { UserPage as User } from '../../features/users/user-page';

export const UserPage = () => (
  <User
    wallet={(user) => (
      <>
        <Wallet account={`user:${user._id}`} withBalance={false} />
        <UserOrders user={user._id} />
        <UserItems user={user} />
        <UserExperience user={user} />
      </>
    )}
    below={({ _id, username }) => (
      <>
        <RecordFiguresLater
          lists="admin"
          measures={recordMeasures.user}
          owner={{ of: `user:${_id}`, code: username }}
        />
        <RecordHistory kind="user" id={_id} form={{ fields: userFields, right: 'users.write' }} />
      </>
    )}
  />
);
