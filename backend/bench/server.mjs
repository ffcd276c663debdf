// Starts the real server for a benchmark on a free port, signs in as the admin, and stops the server.
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { startProgram } from '../../scripts/start-program.mjs';

/** Milliseconds after which a long measurement signs in again. */
const TOKEN_LASTS = 5 * 60_000;

export const ADMIN = { number: '9111111111', password: 'bench-admin-1' };

/**
 * `more`: additional environment variables. `port`: the port to listen on; default: a free port. `build`: the
 * backend/dist folder to start; default: this checkout's. `staysSignedIn`: renews the admin's token while the server runs.
 */
export async function startServer(
  dataDir,
  { more = {}, port: given, build = join(import.meta.dirname, '../dist'), staysSignedIn = true } = {},
) {
  const port = given ?? (await freePort());
  const api = `http://127.0.0.1:${port}/api`;
  const server = await startProgram([join(build, 'main.js')], {
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
  });
  let signingIn;
  const stop = () => {
    clearInterval(signingIn);
    return server.stop();
  };
  const headers = {};
  const signIn = async () => {
    const { accessToken } = await ask('POST', `${api}/admin/login`, {}, ADMIN);
    headers.authorization = `Bearer ${accessToken}`;
  };
  try {
    await signIn();
  } catch (error) {
    // The database has another admin. Stop the server, which would keep the benchmark running.
    await stop();
    throw error;
  }
  if (staysSignedIn) signingIn = setInterval(() => void signIn(), TOKEN_LASTS);
  return {
    api,
    port,
    pid: server.pid,
    /** Resolves with the exit code when the process ends. */
    gone: server.ended,
    headers,
    /** Sends a GET request as the admin, or with other headers. */
    get: (path, as = headers) => ask('GET', api + path, as),
    post: (path, body) => ask('POST', api + path, headers, body),
    stop,
  };
}

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
