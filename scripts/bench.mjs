// npm run bench: builds what is stale, then measures (backend/bench/): the API as staff use it, or with `-- coins` coin sales.
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
const [first, ...more] = process.argv.slice(2);
run(
  process.execPath,
  first === 'coins'
    ? ['backend/bench/coins.mjs', ...more]
    : ['backend/bench/api.mjs', ...process.argv.slice(2)],
);
