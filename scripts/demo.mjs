// npm run demo:clear [-- --yes | --passwords]: makes a database that was filled with demo data fit for production. Looks at
// MONGODB_URI, else at the embedded database in DATA_DIR; the product must not run meanwhile.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/demo-clear.js'), ...process.argv.slice(2)]);
