// npm run demo:clear [-- --yes | --passwords]: prepares a database with demo data for production. Uses MONGODB_URI, or
// else the embedded database in DATA_DIR. Stop the product first.
import './env-file.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/demo-clear.js'), ...process.argv.slice(2)]);
