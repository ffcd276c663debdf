// Reads the file .env of the repository, if there is one, into the environment. Variables that are already set win. A command
// imports this module first, because ensure.mjs reads NODE_ENV.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

const file = resolve(import.meta.dirname, '../.env');

function read() {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`.env: ${error.message}`);
    process.exit(1);
  }
}

if (existsSync(file)) {
  // Node has made its threads by now: their number would only mislead the queues that count them.
  const { UV_THREADPOOL_SIZE: _late, ...variables } = read();
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
}
