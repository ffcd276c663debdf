// The product as the generated attack needs it: on a folder and a port of its own, started again when the process ends.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFilled } from '../../scripts/demo-filled.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { startServer } from '../bench/server.mjs';

/** The address of all external services: no call of the product leaves this machine. */
const NOWHERE = 'http://127.0.0.1:9';
const ENVIRONMENT = {
  DEMO: '1',
  LOG_LEVEL: 'fatal',
  SIGHTENGINE_URL: NOWHERE,
  FCM_URL: NOWHERE,
  FAST2SMS_URL: NOWHERE,
};
/** A product that ends so often is not started again. */
const MOST_EXITS = 5;

export class Product {
  /** Exit codes of processes that ended by themselves. */
  exits = [];
  isGone = true;
  /** Whether the product is not started again any more. */
  isLost = false;
  #dataDir = mkdtempSync(join(tmpdir(), 'callboard-attack-'));
  #port;
  #server;
  #highest = 0;
  #stopping = false;

  get dataDir() {
    return this.#dataDir;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start() {
    this.#port ??= await freePort();
    // A generated request may disable the first admin or change the password.
    const options = { port: this.#port, more: ENVIRONMENT, staysSignedIn: false };
    this.#server = await startServer(this.#dataDir, options);
    await demoFilled(this.url);
    this.isGone = false;
    void this.#server.gone.then((code) => this.#ended(code));
  }

  /** Megabytes that the processes held at most (Linux); 0 where the system does not say. */
  highestMemory() {
    try {
      const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8');
      this.#highest = Math.max(this.#highest, Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024);
    } catch {
      // The process is gone, or the system is no Linux.
    }
    return Math.round(this.#highest);
  }

  /** Ends the process at once: it no longer answers. */
  async kill() {
    this.#stopping = true;
    process.kill(this.#server.pid, 'SIGKILL');
    await this.#server.gone;
  }

  async stop() {
    this.#stopping = true;
    await this.#server?.stop();
  }

  remove() {
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #ended(code) {
    if (this.#stopping) return;
    this.isGone = true;
    this.exits.push(code ?? 'signal');
    console.log(`The process ended: ${code ?? 'by a signal'}`);
    if (this.exits.length > MOST_EXITS) this.isLost = true;
    else await this.start().catch(() => (this.isLost = true));
  }
}
