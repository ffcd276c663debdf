// npm run dev: restarts the API when its source changes. Vite reloads the panels and proxies /api.
import './env-file.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { whenNpmEnds } from './parent.mjs';

if (process.env.npm_lifecycle_event) whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'));
ensureInstalled();
await ensureBuilt(['backend/embedded-mongo', 'backend']);

let api;
const startApi = () => {
  api = spawn(process.execPath, ['--enable-source-maps', 'backend/dist/main.js'], {
    cwd: root,
    // The API ends when the channel closes: also when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
};
const stopApi = () =>
  new Promise((resolve) => {
    if (!api || api.exitCode !== null) return resolve();
    api.once('exit', resolve);
    api.kill('SIGTERM');
  });

let restarting = Promise.resolve();
let wanted;
const restart = () => {
  clearTimeout(wanted);
  wanted = setTimeout(() => {
    restarting = restarting.then(async () => {
      await stopApi();
      await ensureBuilt(['backend/embedded-mongo', 'backend']).catch((error) => console.error(error.message));
      startApi();
    });
  }, 150);
};
for (const folder of ['backend/src', 'backend/embedded-mongo/src'])
  watch(join(root, folder), { recursive: true }, restart);

startApi();
const { API_URL = `http://127.0.0.1:${process.env.PORT || 3000}` } = process.env;
// Not through npm, which does not pass SIGTERM on.
const panels = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: join(root, 'frontend'),
  stdio: 'inherit',
  env: { ...process.env, API_URL },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    panels.kill(signal);
    await stopApi();
    process.exit(0);
  });
}
