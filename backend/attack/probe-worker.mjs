// Asks whether the product lives, about every 20 ms, in a thread of its own: the load on the main thread delays no measure.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let times = [];
/** When the probe under way began; 0 when none is. */
let since = 0;

const ask = () =>
  new Promise((resolve) => {
    const request = get(`${workerData}/api/health/live`, { agent }, (response) => {
      response.resume();
      response.on('end', resolve);
      response.on('error', resolve);
    });
    // A reset connection is no slow answer: the process is gone, and others count that.
    request.on('error', resolve);
  });

parentPort.on('message', () => {
  const sorted = [...times, ...(since ? [performance.now() - since] : [])].sort((one, other) => one - other);
  times = [];
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  parentPort.postMessage({
    probes: sorted.length,
    median,
    slowest,
    silentFor: since ? performance.now() - since : 0,
  });
});

for (;;) {
  since = performance.now();
  await ask();
  const took = performance.now() - since;
  since = 0;
  times.push(took);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY - took)));
}
