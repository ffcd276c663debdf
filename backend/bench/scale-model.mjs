// Simulates requests that wait for processors: how many a second a set of product processes and a database carry.
// A request is a list of steps. Each step either takes processor time on a lane (a thread of a machine) or only waits
// (the network). Threads of one machine share its cores equally.

/**
 * @param {object} set
 * @param {Record<string, { cores: number }>} set.machines by name
 * @param {Record<string, { machine: string, threads: number }>} set.lanes by name; a lane works on `threads` steps at a time
 * @param {(at: number) => ({ lane: string, ms: number } | { wait: number })[]} set.request the steps of a request
 * @param {number} set.connections clients that send their next request when the answer arrives
 * @param {number} [set.seconds] simulated seconds
 * @returns {{ perSecond: number, ms: number, busy: Record<string, number> }} the rate, the mean time of a request, and
 *   the share of its cores that each machine uses
 */
export function simulate({ machines, lanes, request, connections, seconds = 20 }) {
  const end = seconds * 1000;
  const queues = new Map(Object.keys(lanes).map((name) => [name, []]));
  const running = new Set();
  const waiting = new Set();
  const used = new Map(Object.keys(machines).map((name) => [name, 0]));
  let now = 0;
  let sent = 0;
  let answered = 0;
  let spent = 0;

  const machineOf = (task) => lanes[task.step.lane].machine;
  const begin = (task) => {
    task.step = task.steps[task.at];
    if (!task.step) {
      answered += 1;
      spent += now - task.since;
      start();
    } else if (task.step.lane) {
      // No two requests cost the same: exponential times, as a queue of independent requests has.
      task.left = -Math.log(1 - random()) * task.step.ms;
      queues.get(task.step.lane).push(task);
    } else {
      task.left = task.step.wait;
      waiting.add(task);
    }
  };
  function start() {
    begin({ steps: request(sent++), at: 0, since: now });
  }
  const admit = () => {
    for (const [name, queue] of queues) {
      const active = [...running].filter(({ step }) => step.lane === name).length;
      for (let free = lanes[name].threads - active; free > 0 && queue.length; free -= 1)
        running.add(queue.shift());
    }
  };

  for (let client = 0; client < connections; client += 1) start();
  while (now < end) {
    admit();
    const active = new Map();
    for (const task of running) active.set(machineOf(task), (active.get(machineOf(task)) ?? 0) + 1);
    const speedOf = (task) => Math.min(1, machines[machineOf(task)].cores / active.get(machineOf(task)));
    let step = end - now;
    for (const task of running) step = Math.min(step, task.left / speedOf(task));
    for (const task of waiting) step = Math.min(step, task.left);
    const done = [];
    for (const task of running) {
      const work = step * speedOf(task);
      used.set(machineOf(task), used.get(machineOf(task)) + work);
      task.left -= work;
      if (task.left <= 1e-9) done.push(task);
    }
    for (const task of waiting) {
      task.left -= step;
      if (task.left <= 1e-9) done.push(task);
    }
    now += step;
    if (!done.length && now >= end) break;
    for (const task of done) {
      running.delete(task);
      waiting.delete(task);
      task.at += 1;
      begin(task);
    }
  }
  return {
    perSecond: answered / seconds,
    ms: spent / Math.max(answered, 1),
    busy: Object.fromEntries([...used].map(([name, ms]) => [name, ms / end / machines[name].cores])),
  };
}

/** The steps of a request: its processor time divided among the parts between its trips to the database. */
export function stepsOf({ trips, product, database, client = 0 }, { to, network = 0 }) {
  const parts = trips + 1;
  const steps = client ? [{ lane: 'client', ms: client }] : [];
  for (let part = 0; part < parts; part += 1) {
    steps.push({ lane: to, ms: product / parts });
    if (part < trips)
      steps.push({ wait: network }, { lane: 'database', ms: database / trips }, { wait: network });
  }
  return steps;
}

let state = 12345;
/** The same numbers in each run. */
function random() {
  state = (state * 1103515245 + 12345) % 2147483648;
  return state / 2147483648;
}
