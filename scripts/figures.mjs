// npm run figures:verify: compares every stored figure with its records. The product may run. Prints each difference and
// exits with code 1 if there is one. Uses MONGODB_URI, or else the embedded database in DATA_DIR.
import './env-file.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/verify-figures.js')]);
