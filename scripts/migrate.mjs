// npm run migrate [-- --status]: migrates the database (MONGODB_URI, or else the embedded database in DATA_DIR) to this
// version. The product may run. Each migration runs once. --status only lists which migrations have run.
import './env-file.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/migrate.js'), ...process.argv.slice(2)]);
