import { useSession } from '../../features/auth/use-session';
import { AdminList } from '../../features/admins/admin-list';

export const AdminListPage = () => <AdminList self={useSession('admin')?._id} />;
