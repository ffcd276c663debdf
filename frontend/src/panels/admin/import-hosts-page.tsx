import { useSession } from '../../features/auth/use-session';
import { ImportHostsPage as ImportHosts } from '../../features/hosts/import-hosts-page';

/** Imports without an answer are stored for each admin. */
export const ImportHostsPage = () => <ImportHosts owner={useSession('admin')?._id ?? ''} />;
