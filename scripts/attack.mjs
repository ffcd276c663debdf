// npm run attack: builds what is stale, then sends generated requests of every kind to every call (backend/attack/). With
// `-- money` coins move while processes are killed (backend/test/money-kill.e2e-spec.ts, the long form).
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, [join(root, 'backend/attack/main.mjs'), ...process.argv.slice(2)]);
