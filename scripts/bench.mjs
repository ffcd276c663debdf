// npm run bench: builds what is stale, then measures the API as staff use it (backend/bench/). With `-- coins` coin sales,
// with `-- growth` what each role reads and writes on 100,000 records of everything, with `-- against FOLDER` this build in
// turn with the one in FOLDER, with `-- panels` what a browser loads and waits for (frontend/bench/).
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

const others = {
  against: ['backend/bench/against.mjs'],
  coins: ['backend/bench/coins.mjs'],
  growth: ['backend/bench/growth.mjs'],
  panels: ['../node_modules/@playwright/test/cli.js', 'test', '--config', 'bench', '--reporter=line'],
};
const given = process.argv.slice(2);
const other = others[given[0]];

ensureInstalled();
await ensureBuilt(given[0] === 'panels' ? undefined : ['backend/embedded-mongo', 'backend']);
run(process.execPath, other ? [...other, ...given.slice(1)] : ['backend/bench/api.mjs', ...given], {
  cwd: given[0] === 'panels' ? join(root, 'frontend') : root,
});
