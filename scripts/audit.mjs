// npm run audit:verify [-- SEAL:HASH]: recomputes the seals of the audit log. The product may run. Prints one line, and
// exits with code 1 if a record or a seal was changed, removed or inserted. SEAL:HASH is a seal that an earlier run or the
// log named. Uses MONGODB_URI, or else the embedded database in DATA_DIR.
import './env-file.mjs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/dist/startup/verify-audit.js'), ...process.argv.slice(2)]);
