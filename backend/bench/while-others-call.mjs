// Measures work of the server while other staff open a list ten times a second.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two calls of the others. */
const PAUSE = 100;
const OTHERS = '/admin/users?page=1&limit=20&sort=-createdAt';

/** Calls as the others do, so that the pages of the database that they read are in memory. */
export async function warmUp(server) {
  for (let call = 0; call < 20; call += 1) await server.get(OTHERS);
}

/**
 * Runs `work` while others call. Prints how long it took, what it answered, the median and the slowest answer of the
 * others, and the highest memory of the server.
 */
export async function report(server, name, work) {
  const others = [];
  let highest = 0;
  let running = true;
  const calling = (async () => {
    while (running) {
      const began = performance.now();
      await server.get(OTHERS);
      others.push(performance.now() - began);
      highest = Math.max(highest, memoryOf(server));
      await wait(PAUSE);
    }
  })();
  const began = performance.now();
  const what = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  running = false;
  await calling;
  others.sort((one, other) => one - other);
  const [median, slowest] = [others[others.length >> 1], others.at(-1)].map((time) => time.toFixed(1));
  const said = `others: median ${median} ms, slowest ${slowest} ms; memory at most ${highest} MB`;
  console.log(`${name.padEnd(28)} ${seconds.padStart(6)} s  ${what ? `${what}; ` : ''}${said}`);
}

/** The memory of the server in MB, without the pages of the database that the system caches. */
function memoryOf({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
