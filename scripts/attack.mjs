// npm run attack: builds stale workspaces, then sends generated requests of every kind to every call (backend/attack/).
// `-- money` moves coins while processes are killed 20 times: backend/test/ledger/ledger-kill.slow-spec.ts in its long form.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

const given = process.argv.slice(2);
const MONEY = ['../node_modules/jest/bin/jest.js', 'ledger-kill', '--selectProjects=all'];

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
if (given[0] === 'money') {
  run(process.execPath, MONEY, { cwd: join(root, 'backend'), env: { ...process.env, PROOF: '1' } });
} else run(process.execPath, [join(root, 'backend/attack/main.mjs'), ...given]);
