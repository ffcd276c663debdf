// npm run ledger:verify: holds every balance against the ledger's entries, also while the product runs. Names each
// difference and ends with exit code 1 when there is one. Looks at MONGODB_URI, else at the embedded database in DATA_DIR.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/verify-ledger.js'), ...process.argv.slice(2)]);
