import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A range below the ephemeral ports, which systems assign to connections and port 0 (from 32768 or from 49152 on). */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/**
 * Returns an unused port, for a server that must know its port before it starts or reuse it after a kill. The system
 * could assign an ephemeral port to another connection or test server in the meantime.
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
