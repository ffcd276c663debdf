// npm run bench: builds what is stale, then measures (backend/bench/).
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
run(process.execPath, ['backend/bench/api.mjs', ...process.argv.slice(2)]);
