// npm run bench -- bulk [USERS]: bans all users (10,000), undoes it, and rejects all pending host applications of as many,
// while other staff open a list ten times a second. Prints the time of each, what became of the rows, and the median and
// the slowest answer of the others, also without a bulk change. DATA_DIR: a folder to seed once and keep.
import { setTimeout as wait } from 'node:timers/promises';
import { benchFolder, seededOnce } from './seed-database.mjs';
import { seedGrowth } from './seed-growth.mjs';
import { startServer } from './server.mjs';
import { report, warmUp } from './while-others-call.mjs';

const USERS = Number(process.argv[2] ?? 10_000);
/** Milliseconds for which the others call without a bulk change. */
const IDLE = 15_000;
const { dataDir, close } = benchFolder('bulk');
let server;
try {
  await seededOnce(dataDir, (uri) => seedGrowth(uri, USERS));
  server = await startServer(dataDir);
  await warmUp(server);
  await report(server, 'without a bulk change', () => wait(IDLE));
  const banned = await measure('ban', '/admin/users/bulk', {
    ...{ action: 'ban', reason: 'Bench', expected: await total('/admin/users?page=1&limit=1') },
  });
  await measure('undo of the ban', `/admin/bulk/${banned}/undo`, {});
  const pending = await total('/agency/host/gethost?status=0&page=1&limit=1');
  await measure('reject applications', '/admin/hosts/bulk?status=0', {
    ...{ action: 'reject', reason: 'Bench', expected: pending },
  });
} finally {
  await server?.stop();
  close();
}

async function total(list) {
  return (await server.get(list)).total;
}

/** Starts a bulk change and waits for its end. Returns the id of its batch. */
async function measure(name, path, order) {
  let id;
  await report(server, name, async () => {
    const began = performance.now();
    id = (await server.post(path, order)).batch;
    const started = performance.now() - began;
    for (;;) {
      const { state, done, failed } = (await server.get(`/admin/batches/${id}`)).details;
      if (state === 'done') return `started in ${started.toFixed(0)} ms, ${done} rows, ${failed} failed`;
      await wait(200);
    }
  });
  return id;
}
