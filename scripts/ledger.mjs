// npm run ledger:verify: compares every balance with the entries of the ledger. The product may run. Prints each
// difference and exits with code 1 if there is one. Uses MONGODB_URI, or else the embedded database in DATA_DIR.
import './env-file.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/verify-ledger.js'), ...process.argv.slice(2)]);
