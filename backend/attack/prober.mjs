// Measures how long /api/health/live takes to answer while something else loads the product.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export class Prober {
  #worker;

  constructor(url) {
    this.#worker = new Worker(new URL('./probe-worker.mjs', import.meta.url), { workerData: url });
  }

  /** What was measured since the last call, in milliseconds: probes, median, slowest; silentFor: of the probe under way. */
  async measured() {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage('report');
    return (await answer)[0];
  }

  async close() {
    await this.#worker.terminate();
  }
}
