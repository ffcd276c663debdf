// npm run migrate [-- --status]: takes the database (MONGODB_URI, else the embedded one in DATA_DIR) to this version, also
// while the product runs. Each migration runs once; --status only tells which have run.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/migrate.js'), ...process.argv.slice(2)]);
