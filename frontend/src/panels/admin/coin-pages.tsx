import { ReturnCoinsPage as ReturnCoins } from '../../features/coins/return-coins-page';
import { SendCoinsPage as SendCoins } from '../../features/coins/send-coins-page';
import { TransactionsPage as Transactions } from '../../features/coins/transactions-page';
import { UpdateUserPage as UpdateUser } from '../../features/users/update-user-page';
import { useSession } from '../../features/auth/use-session';
import { texts as staff } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';

/** Returns the admin's id: unanswered movements are stored per admin. */
const useOwner = () => useSession('admin')?._id ?? '';

export const SendCoinsPage = () => <SendCoins owner={useOwner()} />;
export const ReturnCoinsPage = () => <ReturnCoins owner={useOwner()} />;
export const UpdateUserPage = () => <UpdateUser owner={useOwner()} />;
export const TransactionsPage = () => (
  <Transactions back={{ to: paths.admin.coinAgency.list, label: staff.coinAgency.many }} />
);
