import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections and to whoever listens on port 0 (32768 and up, or 49152 and up). */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/**
 * A port that nobody uses, for a server that must know its port before it starts, or have the same again after it was
 * killed. One that the system hands out could be anybody's by then: the next connection, or the next server of a test.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    const server = createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      server.close();
      await once(server, 'close');
      return port;
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}
