// Measures whether the server keeps answering other requests while it serves a hostile request.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between the end of one probe and the start of the next one. */
const INTERVAL = 5;

/** One GET of `address`; rejects when no answer arrives. */
const probe = (address: URL, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().once('end', resolve).once('error', reject);
      if (response.statusCode !== 200) reject(new Error(`The probe was answered ${response.statusCode}`));
    }).once('error', reject);
  });

/**
 * Runs `work` and asks GET /api/health/live of the server at `url` (for example `app.url`) again and again until `work` has
 * ended. Returns the slowest answer in milliseconds. The time counts from the moment when the probe was due, so a blocked
 * event loop shows even when the test and the server share one process. Fails when `work` or a probe fails.
 */
export async function slowestProbe(url: string, work: () => Promise<unknown>): Promise<number> {
  const address = new URL('/api/health/live', url);
  const agent = new Agent({ keepAlive: true });
  let slowest = 0;
  let working = true;
  const measure = async () => {
    await probe(address, agent);
    let due = performance.now();
    do {
      await pause(INTERVAL);
      await probe(address, agent);
      const now = performance.now();
      slowest = Math.max(slowest, now - due - INTERVAL);
      due = now;
    } while (working);
  };
  try {
    const probing = measure();
    await Promise.all([
      probing,
      work().finally(() => {
        working = false;
      }),
    ]);
    return slowest;
  } finally {
    working = false;
    agent.destroy();
  }
}
