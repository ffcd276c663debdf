// Starts the products that the benchmark compares, each with 100,000 users and its own database, from the folder that
// install.mjs filled.
import { join } from 'node:path';
import { startServer } from '../../../backend/bench/server.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { limitProcessor } from '../../../scripts/limit-processor.mjs';
import { startProgram } from '../../../scripts/start-program.mjs';

const root = join(import.meta.dirname, '../../..');
const CORES = Number(process.env.BENCH_CORES ?? 0);

/** The staff accounts of each product, with the same password. Many, because each product keeps sessions by account. */
export const STAFF = Array.from({ length: 50 }, (_, at) => ({
  email: `staff${at}@example.com`,
  number: String(9_222_222_200 + at),
  password: 'bench-staff-1',
}));

/** What a product's server is started with. Callboard is started by the benchmarks' own startServer. */
export const PEERS = {
  adminjs: { args: ['server.mjs'], hasDatabase: true, saying: 'is ready' },
  payload: { args: ['node_modules/next/dist/bin/next', 'start'], hasDatabase: true, saying: 'Ready in' },
  'react-admin': { args: ['server.mjs'], hasDatabase: false, saying: 'is ready' },
  mantine: { args: ['../react-admin/server.mjs'], hasDatabase: false, saying: 'is ready' },
};

/** Starts the embedded database of a peer in a process of its own. */
export async function startDatabase(folder, name) {
  const cli = join(root, 'backend/embedded-mongo/dist/cli.js');
  const database = await startProgram([cli, '--data', join(folder, name, 'database')], {
    saying: 'mongodb://',
  });
  const uri = new URL(database.lines.find((line) => line.startsWith('mongodb://')));
  uri.pathname = `/${name}`;
  return { ...database, uri: uri.toString() };
}

/** The variables of a peer's programs. */
export const variablesOf = (folder, uri) => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_CONFIG_PATH: 'payload.config.js',
  USERS: join(folder, 'users.json'),
  STAFF: join(folder, 'staff.json'),
  ...(uri && { MONGODB_URI: uri }),
});

/**
 * Starts a product. BENCH_CORES limits its server and its database together.
 * @param {'callboard' | 'react-admin' | 'payload' | 'adminjs' | 'mantine'} name
 * @param {string} folder
 */
export async function startProduct(name, folder) {
  const product = name === 'callboard' ? await startOurs(folder) : await startPeer(name, folder);
  const unlimit = CORES ? limitProcessor(product.pids, CORES) : undefined;
  const stop = async () => {
    await product.stop();
    unlimit?.();
  };
  return { ...product, name, stop };
}

async function startOurs(folder) {
  const server = await startServer(join(folder, 'callboard'), { more: { DEMO: '0' } });
  return { url: `http://127.0.0.1:${server.port}`, pids: [server.pid], stop: server.stop };
}

async function startPeer(name, folder) {
  const { args, hasDatabase, saying } = PEERS[name];
  const port = String(await freePort());
  const database = hasDatabase ? await startDatabase(folder, name) : undefined;
  const env = { ...variablesOf(folder, database?.uri), PORT: port, HOSTNAME: '127.0.0.1' };
  const ending = ['--import', join(import.meta.dirname, 'end-with-parent.mjs')];
  const server = await startProgram([...ending, ...args], { cwd: join(folder, name), env, saying });
  const stop = async () => {
    await server.stop();
    await database?.stop();
  };
  return { url: `http://127.0.0.1:${port}`, pids: [server.pid, ...(database ? [database.pid] : [])], stop };
}
