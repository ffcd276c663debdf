// npm run attack: builds stale workspaces, then sends generated requests of every kind to every call (backend/attack/).
// `-- money` moves coins while processes are killed 20 times: backend/test/all/ledger-kill.e2e-spec.ts in its long form.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './ensure.mjs';

const given = process.argv.slice(2);
const MONEY = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'all', 'ledger-kill'];

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);
if (given[0] === 'money') {
  run(process.execPath, MONEY, { env: { ...process.env, PROOF: '1' } });
} else run(process.execPath, [join(root, 'backend/attack/main.mjs'), ...given]);
