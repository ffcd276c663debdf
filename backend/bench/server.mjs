// The real server for a benchmark: started on a port of its own, signed in as its admin, stopped again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';

export const ADMIN = { number: '9111111111', password: 'bench-admin-1' };

/**
 * `more`: further environment variables. `port`: the one to listen on; without it a free one. `build`: the backend/dist to start,
 * without it that of this checkout.
 */
export async function startServer(
  dataDir,
  { more = {}, port: given, build = join(import.meta.dirname, '../dist') } = {},
) {
  const port = given ?? (await freePort());
  const api = `http://127.0.0.1:${port}/api`;
  const child = spawn(process.execPath, [join(build, 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_NUMBER: ADMIN.number,
      ADMIN_PASSWORD: ADMIN.password,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isReady(api))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = () => {
    child.kill('SIGTERM');
    return gone;
  };
  let accessToken;
  try {
    ({ accessToken } = await ask('POST', `${api}/admin/login`, {}, ADMIN));
  } catch (error) {
    // A database that has another admin. The server would keep the benchmark from ending.
    await stop();
    throw error;
  }
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    api,
    port,
    pid: child.pid,
    /** Settles with the exit code when the process ends. */
    gone,
    headers,
    /** As the admin, unless other headers say who asks. */
    get: (path, as = headers) => ask('GET', api + path, as),
    post: (path, body) => ask('POST', api + path, headers, body),
    stop,
  };
}

const isReady = (api) =>
  fetch(`${api}/health/ready`)
    .then((response) => response.ok)
    .catch(() => false);

async function ask(method, address, headers, body) {
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${answer.message}`);
  return answer;
}
