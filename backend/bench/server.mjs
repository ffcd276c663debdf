// The real server for a benchmark: started on a port of its own, signed in as its admin, stopped again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PORT = 3998;
const API = `http://127.0.0.1:${PORT}/api`;
const ADMIN = { number: '9111111111', password: 'bench-admin-1' };

export async function startServer(dataDir) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_NUMBER: ADMIN.number,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { accessToken } = await ask('POST', '/admin/login', {}, ADMIN);
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    get: (path) => ask('GET', path, headers),
    post: (path, body) => ask('POST', path, headers, body),
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

const isReady = () =>
  fetch(`${API}/health/ready`)
    .then((response) => response.ok)
    .catch(() => false);

async function ask(method, path, headers, body) {
  const response = await fetch(`${API}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer;
}
