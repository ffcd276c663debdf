import { useSession } from '../../features/auth/use-session';
import { ImportItemsPage as ImportItems } from '../../features/items/import-items-page';

/** Imports without an answer are stored for each admin. */
export const ImportItemsPage = () => <ImportItems owner={useSession('admin')?._id ?? ''} />;
